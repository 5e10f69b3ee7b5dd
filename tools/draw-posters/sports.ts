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

/** A ball with its seam, before the strings of a racket. */
const tennis = (t: Tone): string => {
  const strings = [-60, -30, 0, 30, 60]
    .map((at) => line(`M${at} -96V96`, tones.paper.dark, 2) + line(`M-96 ${at}H96`, tones.paper.dark, 2))
    .join('')
  const racket =
    shape('M-12 92H12V150H-12Z', tones.clay.dark, 4) +
    disc(0, 0, 98, tones.khram.dark, 4) +
    strings +
    ringLine(0, 0, 98, t.dark, 14)
  return (
    place(racket, -18, -26, 0.82, -28) +
    place(
      disc(0, 0, 52, tones.rong.light, 5) +
        line('M-44 -28Q-6 0 -44 28', tones.paper.light, 5) +
        line('M44 -28Q6 0 44 28', tones.paper.light, 5),
      46,
      52,
      1,
    )
  )
}

/** A ball of three bands. */
const volleyball = (t: Tone): string =>
  disc(0, 0, 92, tones.paper.light, 6) +
  flat('M-70 40A80 80 0 0 0 84 10A92 92 0 0 1 -70 60Z', tones.paper.dark, 0.5) +
  around(
    3,
    flat('M0 0Q-30 -46 -8 -91A92 92 0 0 1 60 -69Q16 -40 0 0Z', t.main, 0.9) +
      line('M0 0Q-30 -46 -8 -91', INK, 4) +
      line('M0 0Q16 -40 60 -69', INK, 4) +
      line('M-4 -30Q14 -62 34 -85', INK, 3),
  )

/** A shuttlecock: feathers, a ribbon, the cork. */
const badminton = (t: Tone): string => {
  const feather = (x: number): string =>
    shape(`M${x / 3} 20L${x - 17} -84Q${x} -108 ${x + 17} -84Z`, tones.paper.light, 4)
  const whole =
    [-58, 58, -30, 30, 0].map(feather).join('') +
    line('M-44 -36Q0 -22 44 -36', t.main, 7) +
    shape('M-27 16H27V38H-27Z', t.main, 4) +
    shape('M-27 38H27Q28 80 0 84Q-28 80 -27 38Z', tones.paper.dark, 5)
  return place(whole, 0, 6, 1.08, 24)
}

/** A ball with its two seams, behind it the bat. */
const baseball = (t: Tone): string => {
  const bat =
    shape('M-15 -140Q0 -152 15 -140L9 70H-9Z', tones.clay.main, 5) +
    flat('M2 -140Q10 -142 11 -136L6 60H2Z', tones.clay.light, 0.6) +
    shape('M-15 70H15V84H-15Z', tones.clay.dark, 4)
  const stitches = [-44, -22, 0, 22, 44]
    .map(
      (at) =>
        line(`M-${52 - Math.abs(at) / 5} ${at}l-16 -7`, t.main, 4) +
        line(`M${52 - Math.abs(at) / 5} ${at}l16 -7`, t.main, 4),
    )
    .join('')
  return (
    place(bat, 10, 6, 1, 42) +
    disc(0, 0, 84, tones.paper.light, 6) +
    line('M-66 -52Q-22 0 -66 52', t.main, 4) +
    line('M66 -52Q22 0 66 52', t.main, 4) +
    stitches
  )
}

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
  tennis: {
    ground: 'tangchae',
    isNight: true,
    rays: 28,
    halo: 'sun',
    setting: 'none',
    arrangement: 'one',
    subjects: [tennis(tones.chad)],
  },
  volleyball: {
    ground: 'sky',
    treatment: 'field',
    halo: 'beads',
    setting: 'none',
    arrangement: 'one',
    subjects: [volleyball(tones.rong)],
  },
  badminton: {
    ground: 'plum',
    treatment: 'bands',
    halo: 'spokes',
    setting: 'none',
    arrangement: 'one',
    subjects: [badminton(tones.khram)],
  },
  baseball: {
    ground: 'khram',
    treatment: 'field',
    halo: 'flames',
    setting: 'none',
    arrangement: 'one',
    subjects: [baseball(tones.chad)],
  },
}
