/** Every kind of violation and the rule it breaks, in one sentence. */
export const kinds = {
  syntax: 'The file does not parse.',
  'import direction':
    'Who may import whom stands in tools/check/boundaries.ts; everything not listed there is forbidden.',
  door: 'Another module is entered only through its index.ts, which is a table of contents without logic.',
  'module rank': 'A module knows only modules of lower rank; what goes upward is an event or a slot.',
  cycle: 'Files never import each other in a circle.',
  'room cycle': 'The folders of a house that has rooms never import each other in a circle.',
  'unknown import': 'The imported file is not in the tree.',
  'file cap': 'A file has at most 300 lines.',
  'function cap': 'A function has at most 70 lines, 120 in .tsx.',
  'file p95': 'Of 100 files 95 keep the length in tools/check/settings.ts (the style asks for 200 lines).',
  'function p95': 'Of 100 functions 95 have at most 40 lines.',
  'door cap': 'A module’s door has at most 60 lines.',
  'banned word': 'This word is banned by the style (docs/decisions and the caps of the style guide).',
  'vendor by name':
    'No vendor is compared with a name: lists by vendor and properties of the catalogue say what one is.',
  'text outside locales': 'A text that a person sees lives in a locale file.',
  'undeclared path': 'A path of the wire stands once, in its contract file.',
  'currency or zone':
    'A currency and a time zone are read from the merchant; tools/check/settings.ts lists where they are named.',
  'hex colour': 'Colours come from the tokens; a hex colour stands only in tokens and art.',
  'class without a rule': 'A class that code takes of a style sheet, or writes out, has a rule.',
  'class without a use': 'A class of a style sheet is taken by code; else its rule is dead.',
  'too new for browsers': 'Browsers run only what ES2022 has, the target that the bundles are built for.',
  'dead file': 'Nobody imports this file and it is no entry.',
  'file name': 'Files are named in kebab-case.',
  'call without handler':
    'One call, one name, three places: a contract file has a handler of the same name in calls/ of its module or room.',
  'unlisted call':
    'A call is listed in the parts.ts beside its calls/, and a room’s parts.ts in the list above it or the door.',
  lint: 'oxlint found a defect.',
  format: 'The formatter writes this file otherwise: npm run format',
  citation: 'A citation names a page that exists under docs/ and a section that it has (docs/style.md).',
  unused: 'knip found a file, an export or a package that nobody uses.',
  'wide comment': 'A comment ends by column 110.',
  'wide SQL': 'A line of an SQL function’s file (db/functions) ends by column 110.',
} as const

export type Kind = keyof typeof kinds

export interface Violation {
  kind: Kind
  path: string
  line: number
  detail: string
}
