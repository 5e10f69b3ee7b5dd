/**
 * Who may import whom (the map of the README is drawn from this). A path here is a prefix; `*` matches one
 * folder's name, `{}` the same name as in `from`. Everything not listed is forbidden; a zone may always
 * import itself.
 */

export interface Boundary {
  from: string
  may: readonly string[]
  /** Types alone, erased before anything runs. */
  mayTypes?: readonly string[]
  /** No Node module reaches a browser. */
  isForBrowsers?: boolean
}

const studioGround = ['kernel/', 'platform/', 'contract/vendor/'] as const
const gameLists = ['games/all.ts', 'games/kit/manifest.ts'] as const
const studioRooms = [
  'studio/solo/',
  'studio/tables/',
  'studio/hands/',
  'studio/rooms/',
  'studio/fish/',
] as const

/**
 * The first match decides, so the narrower path comes first. Test files beside the code may import anything.
 */
export const boundaries: readonly Boundary[] = [
  { from: 'tests/', may: ['*'] },
  { from: 'bench/', may: ['*'] },
  { from: 'tools/', may: ['*'] },
  { from: 'db/', may: ['*'] },
  { from: 'vitest.config.ts', may: ['*'] },

  { from: 'kernel/', may: [], isForBrowsers: true },
  // What every page draws with, the games' among them: tokens, icons, art, how figures are written.
  { from: 'design/', may: ['kernel/'], isForBrowsers: true },
  { from: 'contract/', may: ['kernel/'], isForBrowsers: true },
  { from: 'platform/', may: ['kernel/'] },
  {
    from: 'modules/operator/',
    may: [
      'kernel/',
      'platform/',
      'contract/operator/',
      'contract/errors.ts',
      'contract/shared/',
      'contract/pushes/',
      'modules/*/index.ts',
    ],
  },
  {
    from: 'modules/{}/',
    may: [
      'kernel/',
      'platform/',
      'contract/*/{}/',
      'contract/errors.ts',
      'contract/shared/',
      'contract/pushes/',
      'modules/*/index.ts',
    ],
  },
  // The studio's floors: the core, five equal rooms that do not know each other, and what is of all of them.
  { from: 'studio/core/', may: [...studioGround] },
  ...studioRooms.map((from) => ({
    from,
    may: [...studioGround, 'studio/core/', ...gameLists, 'games/*/rules/'],
  })),
  { from: 'studio/house/', may: [...studioGround, 'studio/core/', ...studioRooms, ...gameLists] },
  {
    from: 'studio/house-players/',
    may: [...studioGround, 'studio/core/', 'studio/rooms/', 'studio/tables/'],
  },
  { from: 'studio/integrity/', may: [...studioGround, 'studio/house/'] },
  { from: 'studio/returns/', may: [...studioGround, 'studio/house/', ...gameLists] },
  { from: 'studio/port/', may: [...studioGround] },
  { from: 'studio/', may: [...studioGround, 'studio/'] },

  // The manifests: what a game is, where its rules, stage and words are loaded from, and the list of them
  // all.
  { from: 'games/all.ts', may: ['games/kit/manifest.ts', 'games/*/game.ts'] },
  { from: 'games/kit/manifest.ts', may: [], mayTypes: ['kernel/', 'games/kit/'], isForBrowsers: true },
  {
    from: 'games/{}/game.ts',
    may: ['kernel/', 'games/kit/manifest.ts', 'games/{}/rules/', 'games/{}/stage/', 'games/{}/locales/'],
    isForBrowsers: true,
  },
  // What only the proofs of the games need: enumerations and simulations.
  { from: 'games/kit/exact/', may: ['kernel/', 'games/*/rules/'] },
  // A game may use another's proven sheet.
  { from: 'games/{}/rules/', may: ['kernel/', 'games/*/rules/sheet.ts'], isForBrowsers: true },
  {
    from: 'games/{}/stage/',
    // The sheet is data: strips, lines, pays and published figures, drawn as they are.
    may: [
      'kernel/',
      'design/',
      'games/{}/locales/',
      'games/{}/art/',
      // A symbol may be cut from another game's poster.
      'games/*/art/poster.svg',
      'games/{}/rules/sheet.ts',
      'games/kit/art/',
      'games/kit/stage/',
      'games/kit/table/',
      'games/kit/cards/',
      'games/kit/dice/',
      'games/kit/room/',
      'games/kit/locales/',
    ],
    mayTypes: ['games/{}/rules/'],
    isForBrowsers: true,
  },
  {
    from: 'games/kit/table/',
    may: ['design/', 'games/kit/stage/', 'games/kit/cards/', 'games/kit/art/', 'games/kit/locales/'],
    mayTypes: ['kernel/tables/'],
    isForBrowsers: true,
  },
  {
    from: 'games/kit/cards/',
    may: ['design/', 'games/kit/stage/', 'games/kit/art/', 'games/kit/locales/'],
    isForBrowsers: true,
  },
  {
    from: 'games/kit/room/',
    may: [
      'kernel/',
      'design/',
      'games/kit/stage/',
      'games/kit/cards/',
      'games/kit/table/',
      'games/kit/art/',
      'games/*/art/poster.svg',
      'games/kit/locales/',
    ],
    isForBrowsers: true,
  },
  {
    from: 'games/kit/dice/',
    may: ['design/', 'games/kit/stage/', 'games/kit/table/', 'games/kit/art/', 'games/kit/locales/'],
    isForBrowsers: true,
  },
  { from: 'games/{}/locales/', may: ['games/kit/locales/'], isForBrowsers: true },
  { from: 'games/{}/art/', may: ['games/kit/art/'], isForBrowsers: true },

  {
    from: 'demo/',
    may: [
      'kernel/',
      'platform/',
      'contract/player/dev/',
      'contract/vendor/',
      'contract/errors.ts',
      'contract/shared/',
      'modules/*/index.ts',
      'studio/index.ts',
    ],
    mayTypes: ['server/process-parts.ts'],
  },
  // Only this file may load the demo, and does so in demo mode alone.
  {
    from: 'server/open-demo.ts',
    may: ['platform/', 'demo/index.ts'],
  },
  // The names of spots are said in records.
  {
    from: 'server/studio-games/bet-details.ts',
    may: ['kernel/', 'modules/*/index.ts', 'studio/', 'games/kit/locales/spot-name.ts', ...gameLists],
  },
  {
    from: 'server/',
    may: ['kernel/', 'contract/', 'platform/', 'modules/*/index.ts', 'studio/', ...gameLists],
  },

  { from: 'web/build/', may: ['kernel/', 'games/all.ts'] },
  { from: 'web/vite.config.ts', may: ['web/build/'] },
  { from: 'web/client/', may: ['kernel/', 'contract/'], isForBrowsers: true },
  {
    from: 'web/ui/games/',
    may: ['kernel/', 'design/', 'web/ui/', 'games/*/locales/', 'games/*/game.ts', 'games/kit/manifest.ts'],
    isForBrowsers: true,
  },
  { from: 'web/ui/', may: ['kernel/', 'design/', 'contract/'], isForBrowsers: true },
  {
    from: 'web/player/features/verify/',
    may: [
      'kernel/',
      'design/',
      'web/client/',
      'web/ui/',
      'web/player/',
      'contract/',
      'games/*/rules/',
      'games/*/locales/',
      'games/kit/manifest.ts',
    ],
    isForBrowsers: true,
  },
  {
    from: 'web/player/',
    may: ['kernel/', 'design/', 'web/client/', 'web/ui/', 'contract/'],
    isForBrowsers: true,
  },
  {
    from: 'web/stage/',
    may: [
      'kernel/',
      'design/',
      'web/client/',
      'web/ui/',
      'games/*/stage/',
      'games/kit/manifest.ts',
      'games/kit/table/',
      'games/kit/room/',
      'games/kit/cards/',
      'contract/vendor/',
    ],
    mayTypes: ['games/kit/locales/'],
    isForBrowsers: true,
  },
  {
    from: 'web/operator/',
    may: [
      'kernel/',
      'design/',
      'web/client/',
      'web/ui/',
      'contract/operator/',
      'contract/shared/',
      'games/*/stage/',
      'games/kit/locales/',
    ],
    isForBrowsers: true,
  },
  { from: 'web/', may: [], isForBrowsers: true },
]

const playedAsSent = 'a stage plays what the rules decided and repeats none of it'

/** Walls inside what the table allows. */
export const forbidden: readonly { from: string; to: string; because: string }[] = [
  { from: 'web/player/', to: 'contract/operator/', because: 'player screens never know an operator’s call' },
  { from: 'contract/player/', to: 'contract/operator/', because: 'audiences are walled' },
  { from: 'contract/agent/', to: 'contract/operator/', because: 'audiences are walled' },
  // What a hand is worth, what a throw pays: a stage is sent it.
  ...['kernel/cards/', 'kernel/tables/'].map((to) => ({ from: 'games/*/stage/', to, because: playedAsSent })),
  { from: 'games/pokdeng/stage/', to: 'kernel/pokdeng/', because: playedAsSent },
]

/** Nothing in these folders imports from web/, tests beside the code included: the web stands on them. */
export const belowWeb: readonly string[] = [
  'kernel/',
  'design/',
  'contract/',
  'platform/',
  'modules/',
  'games/',
  'studio/',
  'server/',
  'demo/',
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
  points: 4,
  promotions: 5,
  marketing: 5,
  agents: 5,
  // The console reads every module's figures and nobody knows it.
  operator: 6,
}
