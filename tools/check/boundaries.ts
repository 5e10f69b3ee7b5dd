/**
 * Who may import whom (the map of the README is drawn from this). A path here is a prefix; `*` stands for one
 * folder's name, `{}` for the same name as in `from`. Everything not listed is forbidden; a zone may always import itself.
 */

export interface Boundary {
  from: string
  may: readonly string[]
  /** Types alone, erased before anything runs. */
  mayTypes?: readonly string[]
  /** No Node module reaches a browser. */
  isForBrowsers?: boolean
}

/** The first match decides, so the narrower path stands first. Test files beside the code may import anything. */
export const boundaries: readonly Boundary[] = [
  { from: 'tests/', may: ['*'] },
  { from: 'bench/', may: ['*'] },
  { from: 'tools/', may: ['*'] },
  { from: 'db/', may: ['*'] },
  { from: 'vitest.config.ts', may: ['*'] },

  { from: 'kernel/', may: [], isForBrowsers: true },
  { from: 'contract/', may: ['kernel/'], isForBrowsers: true },
  { from: 'platform/', may: ['kernel/'] },
  {
    from: 'modules/system/',
    may: ['kernel/', 'platform/', 'contract/*/system/', 'contract/player/dev/', 'contract/errors.ts', 'contract/shared/', 'contract/pushes/'],
  },
  { from: 'modules/operator/', may: ['kernel/', 'platform/', 'contract/operator/', 'contract/errors.ts', 'contract/shared/', 'contract/pushes/', 'modules/*/index.ts'] },
  {
    from: 'modules/{}/',
    may: ['kernel/', 'platform/', 'contract/*/{}/', 'contract/errors.ts', 'contract/shared/', 'contract/pushes/', 'modules/*/index.ts'],
  },
  { from: 'studio/', may: ['kernel/', 'platform/', 'contract/vendor/', 'games/*/rules/'] },

  // What only the proofs of the games need: enumerations and simulations.
  { from: 'games/kit/exact/', may: ['kernel/', 'games/*/rules/'] },
  // A game may stand on another's proven sheet.
  { from: 'games/{}/rules/', may: ['kernel/', 'games/*/rules/sheet.ts'], isForBrowsers: true },
  {
    from: 'games/{}/stage/',
    // The sheet is data: strips, lines, pays and published figures, drawn as they are.
    may: ['kernel/', 'web/ui/', 'games/{}/locales/', 'games/{}/art/', 'games/{}/rules/sheet.ts', 'games/kit/art/', 'games/kit/stage/', 'games/kit/table/', 'games/kit/cards/', 'games/kit/dice/', 'games/kit/room/', 'games/kit/locales/'],
    mayTypes: ['games/{}/rules/'],
    isForBrowsers: true,
  },
  { from: 'games/kit/table/', may: ['kernel/', 'web/ui/', 'games/kit/stage/', 'games/kit/cards/', 'games/kit/art/', 'games/kit/locales/'], isForBrowsers: true },
  { from: 'games/kit/cards/', may: ['kernel/', 'web/ui/', 'games/kit/stage/', 'games/kit/art/', 'games/kit/locales/'], isForBrowsers: true },
  { from: 'games/kit/room/', may: ['kernel/', 'web/ui/', 'games/kit/stage/', 'games/kit/cards/', 'games/kit/table/', 'games/kit/art/', 'games/kit/locales/'], isForBrowsers: true },
  { from: 'games/kit/dice/', may: ['kernel/', 'web/ui/', 'games/kit/stage/', 'games/kit/table/', 'games/kit/art/', 'games/kit/locales/'], isForBrowsers: true },
  { from: 'games/{}/locales/', may: ['games/kit/locales/'], isForBrowsers: true },
  { from: 'games/{}/art/', may: ['games/kit/art/'], isForBrowsers: true },

  { from: 'server/', may: ['kernel/', 'contract/', 'platform/', 'modules/*/index.ts', 'studio/'] },

  { from: 'web/build/', may: ['kernel/'] },
  { from: 'web/vite.config.ts', may: ['web/build/'] },
  { from: 'web/client/', may: ['kernel/', 'contract/'], isForBrowsers: true },
  { from: 'web/ui/games/', may: ['kernel/', 'web/ui/', 'games/*/locales/'], isForBrowsers: true },
  { from: 'web/ui/', may: ['kernel/', 'contract/'], isForBrowsers: true },
  {
    from: 'web/player/features/verify/',
    may: ['kernel/', 'web/client/', 'web/ui/', 'web/player/', 'contract/', 'games/*/rules/', 'games/*/locales/'],
    isForBrowsers: true,
  },
  { from: 'web/player/', may: ['kernel/', 'web/client/', 'web/ui/', 'contract/'], isForBrowsers: true },
  { from: 'web/stage/', may: ['kernel/', 'web/client/', 'web/ui/', 'games/*/stage/', 'games/kit/table/', 'games/kit/room/', 'contract/vendor/'], isForBrowsers: true },
  {
    from: 'web/operator/',
    may: ['kernel/', 'web/client/', 'web/ui/', 'contract/operator/', 'contract/shared/', 'games/*/stage/', 'games/kit/locales/'],
    isForBrowsers: true,
  },
  { from: 'web/', may: [], isForBrowsers: true },
]

/** Walls inside what the table allows. */
export const forbidden: readonly { from: string; to: string; because: string }[] = [
  { from: 'web/player/', to: 'contract/operator/', because: 'player screens never know an operator’s call' },
  { from: 'contract/player/', to: 'contract/operator/', because: 'audiences are walled' },
  { from: 'contract/agent/', to: 'contract/operator/', because: 'audiences are walled' },
]

/** A feature never imports a feature; the app composes them. */
export const featureFolders: readonly string[] = ['web/player/features/', 'web/operator/features/']

/** A module knows only modules of lower rank. */
export const moduleRanks: Readonly<Record<string, number>> = {
  system: 0,
  identity: 1,
  wallet: 2,
  messaging: 3,
  catalogue: 3,
  limits: 3,
  wagering: 3,
  cashier: 4,
  launch: 4,
  lottery: 4,
  sportsbook: 4,
  points: 5,
  promotions: 5,
  agents: 5,
  // The console reads every module's figures and nobody knows it.
  operator: 6,
}
