/** Every kind of violation and the rule it breaks, in one sentence. */
export const kinds = {
  'syntax': 'The file does not parse.',
  'import direction': 'Who may import whom stands in tools/check/boundaries.ts; everything not listed there is forbidden.',
  'door': 'Another module is entered only through its index.ts, which is a table of contents without logic.',
  'module rank': 'A module knows only modules of lower rank; what goes upward is an event or a slot.',
  'cycle': 'Files never import each other in a circle.',
  'unknown import': 'The imported file is not in the tree.',
  'file cap': 'A file has at most 300 lines.',
  'function cap': 'A function has at most 70 lines, 120 in .tsx.',
  'door cap': 'A module’s door has at most 60 lines.',
  'banned word': 'This word is banned by the style (docs/decisions and the caps of the style guide).',
  'text outside locales': 'A text that a person sees lives in a locale file.',
  'undeclared path': 'A path of the wire stands once, in its contract file.',
  'hex colour': 'Colours come from the tokens; a hex colour stands only in tokens and art.',
  'too new for browsers': 'Browsers run only what ES2022 has, the target that the bundles are built for.',
  'dead file': 'Nobody imports this file and it is no entry.',
  'file name': 'Files are named in kebab-case.',
  'call without handler': 'One call, one name, three places: a contract file has a handler of the same name in its module’s calls/.',
  'lint': 'oxlint found a defect.',
} as const

export type Kind = keyof typeof kinds

export interface Violation {
  kind: Kind
  path: string
  line: number
  detail: string
}
