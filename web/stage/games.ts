/** The games this page can show, each loaded when it is opened. */
type Stage = typeof import('../../games/tuktuk3/stage/index.ts')

const stages: Readonly<Record<string, () => Promise<Stage>>> = {
  BENJARONG: () => import('../../games/benjarong/stage/index.ts'),
  BETTA20: () => import('../../games/betta20/stage/index.ts'),
  BOSANG: () => import('../../games/bosang/stage/index.ts'),
  BUFFALO243: () => import('../../games/buffalo243/stage/index.ts'),
  CATFORTUNE: () => import('../../games/catfortune/stage/index.ts'),
  CHALAWAN: () => import('../../games/chalawan/stage/index.ts'),
  DURIAN20: () => import('../../games/durian20/stage/index.ts'),
  GARLAND: () => import('../../games/garland/stage/index.ts'),
  GOLDCRAB: () => import('../../games/goldcrab/stage/index.ts'),
  JEWELLOTUS: () => import('../../games/jewellotus/stage/index.ts'),
  KITEWIND: () => import('../../games/kitewind/stage/index.ts'),
  KRATHONG: () => import('../../games/krathong/stage/index.ts'),
  LONGDRUM: () => import('../../games/longdrum/stage/index.ts'),
  MOONRABBIT: () => import('../../games/moonrabbit/stage/index.ts'),
  MUAYGOLD: () => import('../../games/muaygold/stage/index.ts'),
  NAGA243: () => import('../../games/naga243/stage/index.ts'),
  NINEGEMS: () => import('../../games/ninegems/stage/index.ts'),
  ORCHARD: () => import('../../games/orchard/stage/index.ts'),
  SIAMGOLD20: () => import('../../games/siamgold20/stage/index.ts'),
  SOMTAM20: () => import('../../games/somtam20/stage/index.ts'),
  TIGERSPIRIT: () => import('../../games/tigerspirit/stage/index.ts'),
  TUKTUK3: () => import('../../games/tuktuk3/stage/index.ts'),
  YAKSHA25: () => import('../../games/yaksha25/stage/index.ts'),
  YIPENG243: () => import('../../games/yipeng243/stage/index.ts'),
}

export function hasStage(gameCode: string): boolean {
  return Object.hasOwn(stages, gameCode)
}

export function loadStage(gameCode: string): Promise<Stage> {
  return stages[gameCode]!()
}
