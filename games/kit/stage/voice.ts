/**
 * What makes a game sound like itself: where its scale begins, of what its bars are made, its tune and its
 * knock.
 */
export interface Voice {
  /** Hertz of the lowest bar. */
  readonly root: number
  readonly wave: OscillatorType
  /** The bar's overtone as a multiple of its tone: wood 3.93, bronze 2.76, glass 5.4. */
  readonly overtone: number
  /** Seconds that a bar rings; left out: half a second, as wood does. */
  readonly ring?: number
  /** What a reel that stops knocks on; left out: wood. */
  readonly knock?: Knock
  /** The five steps of the scale that a win plays; left out: upwards. */
  readonly tune?: readonly [number, number, number, number, number]
}

type Knock = 'wood' | 'bamboo' | 'skin' | 'stone' | 'bronze' | 'water' | 'shell'

/** A knock: a tone that falls or rises, and the click of what struck it. */
interface Struck {
  readonly tone: number
  readonly to: number
  readonly seconds: number
  readonly gain: number
  readonly wave: OscillatorType
  readonly click: number
}

export const knocks: Readonly<Record<Knock, Struck>> = {
  wood: { tone: 170, to: 70, seconds: 0.11, gain: 0.3, wave: 'triangle', click: 900 },
  bamboo: { tone: 430, to: 290, seconds: 0.08, gain: 0.22, wave: 'triangle', click: 1_500 },
  skin: { tone: 128, to: 50, seconds: 0.22, gain: 0.42, wave: 'sine', click: 420 },
  stone: { tone: 300, to: 240, seconds: 0.05, gain: 0.2, wave: 'triangle', click: 2_400 },
  bronze: { tone: 330, to: 326, seconds: 0.28, gain: 0.16, wave: 'sine', click: 1_900 },
  water: { tone: 230, to: 560, seconds: 0.1, gain: 0.24, wave: 'sine', click: 640 },
  shell: { tone: 620, to: 410, seconds: 0.06, gain: 0.18, wave: 'sine', click: 3_000 },
}

/** The voice of a game that brings none. */
export const ranat = {
  root: 392,
  wave: 'sine',
  overtone: 3.93,
  ring: 0.5,
  knock: 'wood',
  tune: [0, 2, 4, 7, 9],
} as const satisfies Voice
