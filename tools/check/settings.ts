/** What the checks measure by, and the folders that they leave out. Caps ratchet down, never up. */

export const caps = { file: 300, function: 70, functionInTsx: 120, door: 60 } as const

/** Never looked at, wherever they stand; what is built or kept at the root is in no source folder. */
export const ignoredFolders: readonly string[] = ['node_modules', '.cache', 'coverage']

/** Folders that hold source; everything beside them is configuration or prose. */
export const sourceFolders: readonly string[] = ['contract', 'kernel', 'platform', 'modules', 'games', 'studio', 'server', 'web', 'db', 'tests', 'bench', 'tools']

/** Tables of data and generated files have no size. */
export const isData = (path: string): boolean => /(^|\/)(locales|data|generated|migrations|seeds|art)\//.test(path)

export const isTest = (path: string): boolean => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)

/** Run by a person or a test at a terminal, never by the product. */
export const isTooling = (path: string): boolean => /^(tools|bench|tests|db|web\/build|games\/kit\/exact)\//.test(path) || isTest(path) || !path.includes('/')

/** Started by name and so imported by nobody. */
export const entries: readonly RegExp[] = [
  /^vitest\.config\.ts$/,
  /^server\/main\.ts$/,
  /^web\/(player|operator|stage)\/main\.tsx?$/,
  /^web\/player\/entry-server\.tsx$/,
  /^web\/vite\.config\.ts$/,
  // Put into the bundles by web/build/part-loader.ts.
  /^web\/ui\/loading\/load-files\.ts$/,
  /\.d\.m?ts$/,
  /\.test\.tsx?$/,
  /^tests\/support\/global-setup\.ts$/,
  /^db\/seeds\/main\.ts$/,
  /^bench\/[a-z0-9-]+\.ts$/,
  /^tools\/(build|audit|supervise)\.ts$/,
  /^tools\/(start|run|test)\.mjs$/,
  /^tools\/([a-z-]+)\/\1\.ts$/,
  /^tools\/backup\/restore\.ts$/,
  /^tools\/test\/run-tests\.ts$/,
]

/** The one component that shows sanitised rich text. */
export const richTextComponent = /^web\/ui\/rich-text\//

/** Where a path of the wire may be written out. */
export const mayNamePaths = (path: string): boolean => /^(contract|tests|docs|bench|tools)\//.test(path) || isTest(path)

export const wirePrefixes: readonly string[] = ['/api/', '/wps/', '/lgw/', '/lotto/', '/vendor/v1', '/studio/v1']

/** Where colours are drawn rather than taken from the tokens. */
export const mayNameColours = (path: string): boolean =>
  path === 'web/ui/tokens.css' || /^(games\/[^/]+|web\/ui)\/art\//.test(path) || /^modules\/[^/]+\/mail\//.test(path) || isTooling(path)

/** Where the text that people read is kept. */
export const mayHoldTexts = (path: string): boolean => /(^|\/)(locales|data)\//.test(path) || /^docs\//.test(path) || isTooling(path)
