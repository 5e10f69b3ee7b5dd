/**
 * The studio's games as pages take them: each list names one export of every manifest (games/<game>/game.ts),
 * so a bundle holds that export alone, and what it loads comes when it is asked for. Vite finds the folders;
 * those of templates begin with an underscore.
 */
import type { Drawn, GameKind, SoloStage, TableWords as LoadTableWords } from '../../../games/kit/manifest.ts'

/** From 'games/siamgold20/game.ts' to SIAMGOLD20. */
const byCode = <Export>(found: Readonly<Record<string, Export>>): ReadonlyMap<string, Export> =>
  new Map(
    Object.entries(found).map(([path, value]): [string, Export] => [
      path.split('/').at(-2)!.toUpperCase(),
      value,
    ]),
  )

/** In the order of their codes. */
export const gameKinds = /* @__PURE__ */ byCode(
  import.meta.glob<GameKind>('../../../games/[a-z]*/game.ts', { import: 'kind', eager: true }),
)

export const codesOf = (kind: GameKind): string[] =>
  [...gameKinds].flatMap(([code, own]) => (own === kind ? [code] : []))

/** The rules, as the kind of the game declares them (games/kit/manifest.ts). */
export const gameRules = /* @__PURE__ */ byCode(
  import.meta.glob<() => Promise<unknown>>('../../../games/[a-z]*/game.ts', { import: 'rules', eager: true }),
)

/** The stage, as the kind of the game declares it. */
export const gameStages = /* @__PURE__ */ byCode(
  import.meta.glob<() => Promise<unknown>>('../../../games/[a-z]*/game.ts', { import: 'stage', eager: true }),
)

/** Null: an operator sees its rounds as records. */
export const gameReplays = /* @__PURE__ */ byCode(
  import.meta.glob<SoloStage | null>('../../../games/[a-z]*/game.ts', { import: 'replay', eager: true }),
)

/** Of tables. */
export const tableWords = /* @__PURE__ */ byCode(
  import.meta.glob<LoadTableWords | null>('../../../games/[a-z]*/game.ts', { import: 'words', eager: true }),
)

/** How what a round drew is shown; null where the round shows itself. */
export const drawnParts = /* @__PURE__ */ byCode(
  import.meta.glob<Drawn | null>('../../../games/[a-z]*/game.ts', { import: 'drawn', eager: true }),
)
