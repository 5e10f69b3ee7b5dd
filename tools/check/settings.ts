/** What the checks measure by, and the folders that they leave out. Caps ratchet down, never up. */

export const caps = { file: 300, function: 70, functionInTsx: 120, door: 60 } as const

/** The lines that 95 of 100 files and functions have at most. */
export const longest95 = { file: 200, function: 40 } as const

/** Comments and code end by this column; the formatter breaks code, the check measures comments. */
export const lineWidth = 110

/** A function of the database; its file is named by PostgreSQL's names: `<schema>/<name>.sql`. */
export const isSqlFunction = (path: string): boolean =>
  /^db\/functions\/[a-z_]+\/[a-z][a-z0-9_]*\.sql$/.test(path)

/** Folders whose own folders (rooms) may not import each other in a circle. */
export const roomed: readonly string[] = [
  'games',
  'games/kit',
  'kernel',
  'modules/cashier',
  'modules/catalogue',
  'modules/identity',
  'modules/launch',
  'modules/launch/floor',
  'modules/launch/vendors',
  'modules/messaging',
  'modules/operator',
  'platform',
  'studio',
  'web',
  'web/ui',
]

/** Never checked, wherever they are; what is built or stored at the root is in no source folder. */
export const ignoredFolders: readonly string[] = ['node_modules', '.cache', 'coverage']

/** Folders that hold source; everything beside them is configuration or prose. */
export const sourceFolders: readonly string[] = [
  'contract',
  'kernel',
  'design',
  'platform',
  'modules',
  'games',
  'studio',
  'server',
  'demo',
  'web',
  'db',
  'tests',
  'bench',
  'tools',
]

/** Tables of data and generated files have no size. */
export const isData = (path: string): boolean =>
  /(^|\/)(locales|data|generated|migrations|seeds|art)\//.test(path)

export const isTest = (path: string): boolean => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)

/** Run by a person or a test at a terminal, never by the product. */
export const isTooling = (path: string): boolean =>
  /^(tools|bench|tests|db|web\/build|games\/kit\/exact)\//.test(path) || isTest(path) || !path.includes('/')

/** Started by name and so imported by nobody. */
export const entries: readonly RegExp[] = [
  /^vitest\.config\.ts$/,
  /^server\/main\.ts$/,
  /^web\/(player|operator|stage)\/main\.tsx?$/,
  /^web\/player\/entry-server\.tsx$/,
  /^tools\/test\/progress-reporter\.ts$/,
  // Found by their place (games/all.ts, web/ui/games/manifests.ts, tools/draw-posters).
  /^games\/[^/]+\/game\.ts$/,
  /^games\/[^/]+\/art\/poster\.ts$/,
  /^web\/vite\.config\.ts$/,
  // Put into the bundles by web/build/part-loader.ts.
  /^web\/ui\/loading\/load-files\.ts$/,
  // Put there by web/build/text-areas.ts.
  /^web\/ui\/i18n\/with-texts\.ts$/,
  /\.d\.m?ts$/,
  /\.test\.tsx?$/,
  /^tests\/support\/(global|journey)-setup\.ts$/,
  /^db\/seeds\/main\.ts$/,
  /^bench\/[a-z0-9-]+\.ts$/,
  /^tools\/(build|audit|supervise)\.ts$/,
  /^tools\/(start|run|test)\.mjs$/,
  /^tools\/([a-z-]+)\/\1\.ts$/,
  /^tools\/backup\/restore\.ts$/,
  /^tools\/test\/(run-tests|progress-reporter)\.ts$/,
]

/** The one component that shows sanitised rich text. */
export const richTextComponent = /^web\/ui\/rich-text\//

/** The one component that draws the element of a form. */
export const formComponent = 'web/ui/forms/form.tsx'

/** Where a path of the wire may be written out. */
export const mayNamePaths = (path: string): boolean =>
  /^(contract|tests|docs|bench|tools)\//.test(path) || isTest(path)

export const wirePrefixes: readonly string[] = [
  '/api/',
  '/wps/',
  '/lgw/',
  '/lotto/',
  '/vendor/v1',
  '/feed/v1',
  '/studio/v1',
]

/** Where colours may be drawn instead of taken from the tokens. */
export const mayNameColours = (path: string): boolean =>
  path === 'design/tokens.css' ||
  /^(games\/[^/]+|design)\/art\//.test(path) ||
  /^modules\/[^/]+\/mail\//.test(path) ||
  isTooling(path)

/** Where a currency or a time zone is named: defaults of a new merchant, and what is Thai by its nature. */
const moneyIsNamed: readonly string[] = [
  'kernel/money.ts',
  'kernel/time-zone.ts',
  'kernel/lottery/calendar/zones.ts',
  'contract/shared/cashier-channels.ts',
  'modules/cashier/locales/statement-words.ts',
  'modules/catalogue/search/rules/data/keyboard.ts',
  'db/functions/system/currency_of.sql',
  'db/functions/system/time_zone_of.sql',
]
export const mayNameMoney = (path: string): boolean =>
  moneyIsNamed.includes(path) || /^web\/ui\/gallery\//.test(path) || (isTooling(path) && !isSqlFunction(path))

/** Where the text that people read is kept. */
export const mayHoldTexts = (path: string): boolean =>
  /(^|\/)(locales|data)\//.test(path) ||
  /^games\/[^/]+\/game\.ts$/.test(path) ||
  /^docs\//.test(path) ||
  isTooling(path)
