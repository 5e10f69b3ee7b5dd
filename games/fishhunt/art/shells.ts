/** What has a shell, or is seen from above: crabs, turtle, lobster and ray. */
import { corners, disc, flat, fourPetals, line, oval, place, ringLine, shape } from '../../kit/art/pen.ts'
import { GOLD_LINE, INK, tones, type Tone } from '../../kit/art/pigments.ts'
import type { Drawing } from './drawing.ts'
import { eye } from './small-fish.ts'

const { chad, soot, rong, tangchae, khram, sky, clay, paper } = tones

const mirrored = (part: string): string => part + place(part, 0, 0, 1, 0, -1)
const legs = (t: Tone): string =>
  mirrored(
    [8, 20, 32]
      .map(
        (y, index) =>
          line(`M26 ${y}C44 ${y - 2} 52 ${y + 6} ${60 - index * 6} ${y + 20}`, INK, 9) +
          line(`M26 ${y}C44 ${y - 2} 52 ${y + 6} ${60 - index * 6} ${y + 20}`, t.main, 5),
      )
      .join(''),
  )
const claws = (t: Tone): string =>
  mirrored(
    line('M30 -2C48 -8 52 -18 50 -26', INK, 12) +
      line('M30 -2C48 -8 52 -18 50 -26', t.main, 7) +
      shape(
        'M40 -26C30 -44 40 -58 50 -58C46 -48 50 -44 54 -42C58 -48 62 -50 64 -56C74 -44 66 -26 54 -22Z',
        t.main,
        3,
      ) +
      line('M46 -30C42 -38 44 -46 46 -50', GOLD_LINE, 1.8),
  )

function crabOf(t: Tone, mark: string): Drawing {
  return {
    width: 146,
    height: 128,
    turns: 'LEVEL',
    hinge: { axis: 'y', at: 10, amount: 0.22, perSecond: 3 },
    moving: legs(t),
    body:
      claws(t) +
      line('M-12 -20V-34M12 -20V-34', INK, 8) +
      line('M-12 -20V-34M12 -20V-34', t.main, 4) +
      shape(
        'M-46 4C-44 -22 -20 -26 0 -26C20 -26 44 -22 46 4C40 34 20 40 0 40C-20 40 -40 34 -46 4Z',
        t.main,
        3.2,
      ) +
      flat('M-42 10C-34 34 -18 37 0 37C18 37 34 34 42 10C26 24 -26 24 -42 10Z', t.dark, 0.7) +
      mark +
      eye(-12, -36, 6.5) +
      eye(12, -36, 6.5),
  }
}

export const crab: Drawing = crabOf(
  chad,
  line('M-30 -8C-16 -16 16 -16 30 -8', GOLD_LINE, 2.2) +
    shape(fourPetals(0, 8, 17), rong.main, 2.4) +
    disc(-26, 6, 3, GOLD_LINE, 0) +
    disc(26, 6, 3, GOLD_LINE, 0),
)

const bomb: Tone = { main: soot.light, light: tones.clay.light, dark: soot.main }

/** A bomb for a shell: the fuse burns above it. */
export const bombCrab: Drawing = {
  ...crabOf(bomb, ''),
  height: 158,
  body:
    claws(bomb) +
    disc(0, 4, 42, chad.light, 3) +
    disc(0, 4, 38, soot.dark, 2.6) +
    flat('M-32 -14C-26 -28 -10 -34 2 -32C-12 -28 -22 -18 -26 -4Z', soot.light, 0.9) +
    ringLine(0, 4, 29, chad.light, 2.4) +
    shape(corners(8, 22, 9), chad.light, 2.4).replace('<path', '<path transform="translate(0 4)"') +
    disc(0, 4, 5, GOLD_LINE, 2) +
    shape('M-9 -35H9V-46H-9Z', rong.main, 2.6) +
    line('M0 -46C2 -58 14 -56 16 -64', INK, 6) +
    line('M0 -46C2 -58 14 -56 16 -64', paper.dark, 3) +
    shape(corners(8, 11, 5), rong.light, 2).replace('<path', '<path transform="translate(17 -66)"') +
    eye(-20, -22, 6.5) +
    eye(20, -22, 6.5),
}

export const turtle: Drawing = {
  width: 160,
  height: 134,
  turns: 'TOP',
  hinge: { axis: 'y', at: 0, amount: 0.2, perSecond: 1.1 },
  moving: mirroredY(
    shape('M-36 -34C-44 -62 -22 -66 -10 -44Z', tangchae.light, 3) +
      shape('M26 -38C46 -58 58 -46 46 -28Z', tangchae.light, 3) +
      line('M-32 -50C-26 -54 -22 -50 -20 -46', GOLD_LINE, 1.8),
  ),
  body:
    shape('M-48 -12C-60 -22 -78 -16 -76 0C-78 16 -60 22 -48 12Z', tangchae.light, 3) +
    shape('M56 -6L74 0L56 6Z', tangchae.light, 3) +
    oval(4, 0, 57, 44, rong.dark, 3.4) +
    oval(4, 0, 47, 35, clay.dark, 0) +
    flat('M-42 8C-28 38 30 40 50 10C26 28 -20 28 -42 8Z', INK, 0.25) +
    shape('M-12 -16L4 -24L20 -16V16L4 24L-12 16Z', rong.main, 2.4) +
    line(
      'M-12 -16L-34 -24M4 -24V-43M20 -16L44 -24M20 16L44 24M4 24V43M-12 16L-34 24M-12 0H-52M20 0H60',
      GOLD_LINE,
      2.2,
    ) +
    disc(-67, -8, 3.6, INK, 0) +
    disc(-67, 8, 3.6, INK, 0) +
    disc(-68, -8, 1.2, paper.light, 0) +
    disc(-68, 8, 1.2, paper.light, 0),
}

export const ray: Drawing = {
  width: 182,
  height: 156,
  turns: 'TOP',
  hinge: { axis: 'y', at: 0, amount: 0.28, perSecond: 0.9 },
  moving:
    shape(
      'M-58 0C-40 -22 -8 -72 32 -72C22 -50 30 -20 40 0C30 20 22 50 32 72C-8 72 -40 22 -58 0Z',
      khram.light,
      3.2,
    ) +
    flat(
      'M30 -66C18 -46 24 -18 34 0C24 18 18 46 30 66C4 62 -10 36 -18 0C-10 -36 4 -62 30 -66Z',
      khram.main,
      0.8,
    ) +
    mirroredY(
      [
        [2, -46],
        [14, -32],
        [-4, -28],
        [20, -52],
      ]
        .map(([x, y]) => disc(x!, y!, 4, sky.light, 0))
        .join(''),
    ),
  body:
    line('M36 0C54 4 66 -6 84 0', INK, 7) +
    line('M36 0C54 4 66 -6 84 0', khram.main, 3.6) +
    shape('M-66 -8C-52 -20 20 -18 42 0C20 18 -52 20 -66 8C-58 4 -58 -4 -66 -8Z', khram.main, 3.2) +
    line('M-40 -8C-10 -12 12 -8 28 0C12 8 -10 12 -40 8', GOLD_LINE, 2) +
    disc(-46, -10, 4.6, paper.light, 2) +
    disc(-46, 10, 4.6, paper.light, 2) +
    disc(-47, -10, 1.9, INK, 0) +
    disc(-47, 10, 1.9, INK, 0),
}

export const lobster: Drawing = {
  width: 196,
  height: 118,
  turns: 'TOP',
  hinge: { axis: 'x', at: 34, amount: 0.3, perSecond: 1.8 },
  moving:
    shape(
      'M34 -14C48 -18 58 -14 62 -12C70 -30 88 -30 92 -20C86 -12 86 -6 90 0C86 6 86 12 92 20C88 30 70 30 62 12C58 14 48 18 34 14Z',
      chad.main,
      3,
    ) + line('M44 -14V14M56 -12V12M70 -14L86 -20M72 0H88M70 14L86 20', GOLD_LINE, 1.8),
  body:
    mirroredY(
      line('M-40 -10C-56 -26 -76 -24 -90 -44', INK, 3) +
        [-22, -10, 2, 14].map((x) => line(`M${x} -12L${x - 4} -30L${x - 12} -38`, INK, 4.5)).join('') +
        line('M-30 -14C-40 -30 -50 -28 -54 -30', INK, 12) +
        line('M-30 -14C-40 -30 -50 -28 -54 -30', chad.main, 7) +
        shape(
          'M-50 -24C-48 -44 -70 -54 -92 -44C-84 -40 -78 -38 -76 -36C-82 -34 -86 -32 -92 -30C-80 -20 -60 -16 -50 -24Z',
          chad.light,
          3,
        ),
    ) +
    shape('M-54 0C-44 -22 20 -24 40 -15V15C20 24 -44 22 -54 0Z', chad.light, 3.2) +
    flat('M-50 3C-40 20 20 21 39 13V4C18 10 -30 12 -50 3Z', chad.dark, 0.55) +
    line('M-14 -18C-8 -8 -8 8 -14 18M4 -19C10 -8 10 8 4 19M20 -18C26 -8 26 8 20 18', GOLD_LINE, 2.2) +
    disc(-42, -9, 4.6, INK, 0) +
    disc(-42, 9, 4.6, INK, 0) +
    disc(-43, -9, 1.5, paper.light, 0) +
    disc(-43, 9, 1.5, paper.light, 0),
}

function mirroredY(part: string): string {
  return part + `<g transform="scale(1 -1)">${part}</g>`
}
