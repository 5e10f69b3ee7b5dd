/** The games this page can show, each loaded when it is opened. */
type Stage = typeof import('../../games/tuktuk3/stage/index.ts')

const stages: Readonly<Record<string, () => Promise<Stage>>> = {
  TUKTUK3: () => import('../../games/tuktuk3/stage/index.ts'),
  SIAMGOLD20: () => import('../../games/siamgold20/stage/index.ts'),
}

/** The stage of a game; null where this page has none. */
export async function loadStage(gameCode: string): Promise<Stage | null> {
  return (await stages[gameCode]?.()) ?? null
}
