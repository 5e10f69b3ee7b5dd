/** The posters of the lotteries: one a family, and one for each daily draw. */
import { numberBall } from '../../games/kit/art/number-things.ts'
import { tones, type Tone } from '../../games/kit/art/pigments.ts'
import type { Poster } from '../../games/kit/art/poster.ts'
import { die } from '../../games/kit/art/table-things.ts'

const { chad, khram, rong, tangchae, plum, pink, sky, clay } = tones
const balls = (numbers: readonly string[], ...all: readonly Tone[]): string[] =>
  numbers.map((text, at) => numberBall(text, all[at % all.length]!))

/** By the name in their files, `poster-lottery-<name>.svg`. */
export const lotteryPosters: Readonly<Record<string, Poster>> = {
  ssc: {
    ground: 'khram',
    isNight: true,
    rays: 40,
    halo: 'moon',
    setting: 'lanterns',
    arrangement: 'ten',
    subjects: balls(['8', '4', '0', '0', '3'], chad, rong, tangchae),
  },
  '11x5': {
    ground: 'tangchae',
    isNight: true,
    treatment: 'beams',
    halo: 'petals',
    setting: 'none',
    foreground: 'sparkle',
    arrangement: 'six',
    subjects: balls(['07', '02', '11', '05', '09', '01'], rong, chad),
  },
  k3: {
    ground: 'chad',
    rays: 36,
    halo: 'sun',
    setting: 'coins',
    arrangement: 'three',
    subjects: [die(3, 1, 2), die(6, 5, 4), die(1, 2, 3)],
  },
  pk10: {
    ground: 'plum',
    isNight: true,
    rays: 48,
    halo: 'spokes',
    setting: 'clouds',
    arrangement: 'ten',
    subjects: balls(['1', '7', '6', '4', '5', '3', '10', '9', '2', '8'], rong, pink, sky, tangchae, chad),
  },
  pc28: {
    ground: 'clay',
    isNight: true,
    treatment: 'lattice',
    halo: 'rope',
    setting: 'none',
    arrangement: 'three',
    subjects: balls(['6', '1', '8'], tangchae, khram, chad),
  },
  '3d': {
    ground: 'rong',
    rays: 32,
    halo: 'flames',
    haloTone: 'chad',
    setting: 'clouds',
    arrangement: 'three',
    subjects: balls(['3', '4', '5'], khram, plum, tangchae),
  },
  p3: {
    ground: 'sky',
    isNight: true,
    treatment: 'bands',
    halo: 'beads',
    setting: 'water',
    arrangement: 'three',
    subjects: balls(['1', '9', '2'], rong, chad, clay),
  },
  p5: {
    ground: 'hong',
    isNight: true,
    rays: 44,
    halo: 'arch',
    setting: 'prangs',
    arrangement: 'six',
    subjects: balls(['2', '7', '0', '6', '4'], rong, sky, pink),
  },
}
