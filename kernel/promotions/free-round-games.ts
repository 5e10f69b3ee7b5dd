/**
 * What free rounds may be granted in: the studio's slots, each with its published return in millionths and
 * the stakes that it accepts. The kind of promotion is judged by it in the console's page too, which loads no
 * rules of games; free-round-games.test.ts compares it with the rules.
 */
export interface FreeRoundGame {
  readonly rtpPpm: number
  /** In minor units, ascending. */
  readonly stakes: readonly number[]
}

const fromHalf = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const
const fromOne = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const
const ofWays = [300, 600, 1_500, 3_000, 6_000, 15_000, 30_000] as const

export const freeRoundGames: Readonly<Record<string, FreeRoundGame>> = {
  BENJARONG: { rtpPpm: 961_031, stakes: fromOne },
  BETTA20: { rtpPpm: 960_422, stakes: fromOne },
  BOSANG: { rtpPpm: 963_542, stakes: fromHalf },
  BUFFALO243: { rtpPpm: 957_296, stakes: ofWays },
  CATFORTUNE: { rtpPpm: 962_963, stakes: fromHalf },
  CHALAWAN: { rtpPpm: 960_131, stakes: ofWays },
  DURIAN20: { rtpPpm: 963_569, stakes: fromOne },
  GARLAND: { rtpPpm: 961_213, stakes: fromHalf },
  GOLDCRAB: { rtpPpm: 961_031, stakes: fromOne },
  JEWELLOTUS: { rtpPpm: 960_131, stakes: ofWays },
  KITEWIND: { rtpPpm: 958_780, stakes: fromOne },
  KRATHONG: { rtpPpm: 961_031, stakes: fromOne },
  LONGDRUM: { rtpPpm: 960_422, stakes: fromOne },
  MOONRABBIT: { rtpPpm: 963_542, stakes: fromHalf },
  MUAYGOLD: { rtpPpm: 962_592, stakes: fromOne },
  NAGA243: { rtpPpm: 960_131, stakes: ofWays },
  NINEGEMS: { rtpPpm: 961_031, stakes: fromOne },
  ORCHARD: { rtpPpm: 965_556, stakes: fromHalf },
  SIAMGOLD20: { rtpPpm: 960_422, stakes: fromOne },
  SOMTAM20: { rtpPpm: 961_031, stakes: fromOne },
  TIGERSPIRIT: { rtpPpm: 960_422, stakes: fromOne },
  TUKTUK3: { rtpPpm: 963_542, stakes: fromHalf },
  YAKSHA25: { rtpPpm: 964_104, stakes: fromOne },
  YIPENG243: { rtpPpm: 960_707, stakes: ofWays },
}
