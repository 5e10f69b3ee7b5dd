/** The posters of the sports: a thing of each, none of a team. */
import { around, corners, disc, flat, line, place, ringLine, shape } from '../../games/kit/art/pen.ts'
import { GOLD_LINE, INK, tones, type Tone } from '../../games/kit/art/pigments.ts'
import type { Poster } from '../../games/kit/art/poster.ts'

/** A ball of patches. */
const football = (t: Tone): string =>
  disc(0, 0, 92, tones.paper.light, 6) +
  flat('M-70 40A80 80 0 0 0 84 10A92 92 0 0 1 -70 60Z', tones.paper.dark, 0.5) +
  shape(corners(5, 34), t.dark, 4) +
  around(
    5,
    line('M0 -34V-58', INK, 4) +
      shape('M-20 -84L-14 -60L0 -56L14 -60L20 -84A92 92 0 0 0 -20 -84Z', t.dark, 4),
  ) +
  around(5, line('M-14 -60L-42 -42', INK, 4) + line('M14 -60L42 -42', INK, 4))

const basketball = (t: Tone): string =>
  disc(0, 0, 92, t.main, 6) +
  flat('M-66 -36A80 80 0 0 1 20 -80A74 74 0 0 0 -52 -6Z', t.light, 0.7) +
  line('M0 -92V92', INK, 5) +
  line('M-92 0H92', INK, 5) +
  line('M-64 -66Q-14 0 -64 66', INK, 5) +
  line('M64 -66Q14 0 64 66', INK, 5)

/** A sword behind a shield, as the heroes of such a game carry them. */
const arms = (t: Tone): string => {
  const sword =
    shape('M-9 -116L0 -134L9 -116V44H-9Z', tones.paper.light, 4) +
    shape('M-34 44H34V58H-34Z', tones.rong.main, 4) +
    shape('M-7 58H7V92H-7Z', tones.clay.dark, 4) +
    disc(0, 100, 11, tones.rong.light, 4)
  return (
    place(sword, 0, 0, 0.92, 42) +
    place(sword, 0, 0, 0.92, -42) +
    shape('M-62 -54Q0 -84 62 -54V8Q58 66 0 94Q-58 66 -62 8Z', t.main, 6) +
    flat('M0 -68Q32 -66 50 -46V8Q48 52 0 78Z', t.light, 0.55) +
    shape(corners(4, 40, 14), tones.rong.main, 4)
  )
}

/** What one looks through. */
const sight = (t: Tone): string =>
  disc(0, 0, 92, t.dark, 6) +
  disc(0, 0, 74, t.main, 4) +
  ringLine(0, 0, 54, GOLD_LINE, 5) +
  ringLine(0, 0, 26, tones.paper.light, 4) +
  around(4, line('M0 -100V-40', GOLD_LINE, 6)) +
  disc(0, 0, 8, tones.chad.light, 4)

export const sportPosters: Readonly<Record<string, Poster>> = {
  football: {
    ground: 'tangchae',
    treatment: 'field',
    halo: 'spokes',
    setting: 'none',
    arrangement: 'one',
    subjects: [football(tones.khram)],
  },
  basketball: {
    ground: 'khram',
    isNight: true,
    rays: 40,
    halo: 'sun',
    setting: 'none',
    arrangement: 'one',
    subjects: [basketball(tones.clay)],
  },
  moba: {
    ground: 'plum',
    isNight: true,
    treatment: 'beams',
    halo: 'flames',
    setting: 'sparkle',
    arrangement: 'one',
    subjects: [arms(tones.khram)],
  },
  shooter: {
    ground: 'sky',
    isNight: true,
    treatment: 'bands',
    halo: 'beads',
    setting: 'none',
    arrangement: 'one',
    subjects: [sight(tones.khram)],
  },
}
