/** The posters of the lotteries, each with its own. */
import { numberBall } from '../../games/kit/art/number-things.ts'
import { tones, type Tone } from '../../games/kit/art/pigments.ts'
import type { Poster } from '../../games/kit/art/poster.ts'
import { die } from '../../games/kit/art/table-things.ts'

const { chad, khram, rong, tangchae, plum, pink, sky, clay } = tones
const balls = (numbers: readonly string[], ...all: readonly Tone[]): string[] =>
  numbers.map((text, at) => numberBall(text, all[at % all.length]!))

/** What the lotteries of a family have in common; each has its own ground and numbers. */
const fiveDigits: Omit<Poster, 'ground' | 'subjects'> = {
  isNight: true,
  rays: 40,
  halo: 'moon',
  setting: 'lanterns',
  arrangement: 'ten',
}
const elevenNumbers: Omit<Poster, 'ground' | 'subjects'> = {
  isNight: true,
  treatment: 'beams',
  halo: 'petals',
  setting: 'none',
  foreground: 'sparkle',
  arrangement: 'six',
}
const threeDice: Omit<Poster, 'ground' | 'subjects'> = {
  rays: 36,
  halo: 'sun',
  setting: 'coins',
  arrangement: 'three',
}
const tenNumbers: Omit<Poster, 'ground' | 'subjects'> = {
  isNight: true,
  rays: 48,
  halo: 'spokes',
  setting: 'clouds',
  arrangement: 'ten',
}
const threeDigits: Omit<Poster, 'ground' | 'subjects'> = {
  isNight: true,
  treatment: 'lattice',
  halo: 'rope',
  setting: 'none',
  arrangement: 'three',
}

/** Of lotteries that are drawn elsewhere: the ball of each digit that a bet is on. */
const wholeNumbers: Omit<Poster, 'ground' | 'subjects'> = {
  isNight: true,
  treatment: 'bands',
  halo: 'rope',
  setting: 'prangs',
  arrangement: 'three',
}
const boards: Omit<Poster, 'ground' | 'subjects'> = {
  isNight: true,
  rays: 36,
  halo: 'beads',
  setting: 'water',
  arrangement: 'six',
}

/**
 * By the game's code in their files, `poster-lottery-<code>.svg` with dashes; lotteries on whole numbers by
 * their section.
 */
export const lotteryPosters: Readonly<Record<string, Poster>> = {
  ssc60: { ...fiveDigits, ground: 'khram', subjects: balls([...'84003'], chad, rong, tangchae) },
  ssc90: { ...fiveDigits, ground: 'plum', subjects: balls([...'17295'], rong, sky, pink) },
  ssc180: { ...fiveDigits, ground: 'tangchae', subjects: balls([...'60418'], rong, chad, khram) },
  ssc300: { ...fiveDigits, ground: 'hong', subjects: balls([...'35927'], sky, rong, tangchae) },
  '11x5-60': {
    ...elevenNumbers,
    ground: 'tangchae',
    subjects: balls(['07', '02', '11', '05', '09', '01'], rong, chad),
  },
  '11x5-180': {
    ...elevenNumbers,
    ground: 'plum',
    subjects: balls(['03', '08', '10', '04', '06', '11'], sky, pink),
  },
  'k3-60': { ...threeDice, ground: 'chad', subjects: [die(3, 1, 2), die(6, 5, 4), die(1, 2, 3)] },
  'k3-180': { ...threeDice, ground: 'khram', subjects: [die(6, 4, 5), die(2, 1, 3), die(5, 6, 3)] },
  'pk10-60': {
    ...tenNumbers,
    ground: 'plum',
    subjects: balls(['1', '7', '6', '4', '5', '3', '10', '9', '2', '8'], rong, pink, sky, tangchae, chad),
  },
  'pk10-90': {
    ...tenNumbers,
    ground: 'chad',
    subjects: balls(['5', '2', '9', '10', '1', '8', '3', '6', '7', '4'], rong, tangchae, sky, khram, clay),
  },
  'pk10-300': {
    ...tenNumbers,
    ground: 'khram',
    subjects: balls(['9', '4', '1', '8', '6', '2', '7', '10', '5', '3'], chad, rong, pink, tangchae, clay),
  },
  'pc28-60': { ...threeDigits, ground: 'clay', subjects: balls([...'618'], tangchae, khram, chad) },
  'pc28-180': { ...threeDigits, ground: 'tangchae', subjects: balls([...'950'], rong, plum, sky) },
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
  government: {
    ground: 'khram',
    isNight: true,
    rays: 40,
    halo: 'arch',
    setting: 'prangs',
    arrangement: 'six',
    subjects: balls([...'820866'], chad, rong, sky),
  },
  daily: { ...wholeNumbers, ground: 'tangchae', subjects: balls([...'784'], rong, chad, khram) },
  stock: {
    ...wholeNumbers,
    ground: 'plum',
    treatment: 'beams',
    setting: 'none',
    subjects: balls(['4', '57', '08'], sky, chad, tangchae),
  },
  yeekee: {
    ...wholeNumbers,
    ground: 'chad',
    setting: 'lanterns',
    subjects: balls([...'846'], rong, khram, sky),
  },
  fourd: {
    ...wholeNumbers,
    ground: 'rong',
    isNight: false,
    setting: 'clouds',
    arrangement: 'six',
    subjects: balls([...'1234'], khram, plum, tangchae, chad),
  },
  'vietnam-north': { ...boards, ground: 'sky', subjects: balls(['20', '34', '7'], rong, chad, clay) },
  'vietnam-central': { ...boards, ground: 'hong', subjects: balls(['12', '56', '9'], rong, sky, tangchae) },
  'vietnam-south': { ...boards, ground: 'clay', subjects: balls(['8', '47', '03'], tangchae, khram, chad) },
  'vietnam-vn-fast': {
    ...boards,
    ground: 'khram',
    setting: 'coins',
    subjects: balls(['27', '1', '18'], chad, pink, rong),
  },
}
