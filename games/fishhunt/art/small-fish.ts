/** What swims in numbers: fish seen from the side, and the squid. */
import { disc, flat, line, place, shape } from '../../kit/art/pen.ts'
import { GOLD_LINE, INK, tones } from '../../kit/art/pigments.ts'
import type { Drawing } from './drawing.ts'

const { sky, khram, tangchae, chad, rong, pink, paper, hong, clay } = tones

export const eye = (x: number, y: number, r: number): string =>
  disc(x, y, r, paper.light, 2.5) + disc(x - r * 0.2, y, r * 0.45, INK, 0)
const wag = (at: number, amount = 0.3, perSecond = 2.2) => ({ axis: 'x', at, amount, perSecond }) as const

export const anchovy: Drawing = {
  width: 96,
  height: 46,
  turns: 'SIDE',
  hinge: wag(22, 0.35, 3.2),
  moving:
    shape('M20 0L44 -17L38 0L44 17Z', khram.light, 2.5) + line('M26 -3L37 -9M26 3L37 9', GOLD_LINE, 1.4),
  body:
    shape('M-10 -9C-2 -20 8 -19 12 -8Z', khram.main, 2.5) +
    shape('M-44 0C-34 -13 6 -16 28 0C6 14 -34 12 -44 0Z', sky.main, 2.8) +
    flat('M-41 2C-30 11 6 13 25 1C8 6 -26 7 -41 2Z', paper.main) +
    line('M-24 -9C-20 -3 -20 4 -24 8', GOLD_LINE, 1.6) +
    line('M-16 -1H16', khram.main, 1.8) +
    eye(-33, -3, 4.6),
}

export const mackerel: Drawing = {
  width: 128,
  height: 62,
  turns: 'SIDE',
  hinge: wag(32, 0.32, 2.8),
  moving:
    shape('M28 0L60 -25L50 0L60 25Z', tangchae.main, 3) + line('M36 -4L51 -14M36 4L51 14', GOLD_LINE, 1.6),
  body:
    shape('M-16 -14C-6 -30 12 -28 16 -12Z', tangchae.dark, 3) +
    shape('M-6 14C0 26 12 25 16 11Z', tangchae.main, 3) +
    shape('M-60 1C-46 -20 10 -24 38 0C10 21 -46 19 -60 1Z', tangchae.light, 3.2) +
    flat('M-56 4C-42 17 10 19 35 2C12 10 -34 12 -56 4Z', paper.main) +
    line('M-20 -15L-16 -4M-8 -16L-4 -4M4 -16L8 -4M15 -13L19 -3', tangchae.dark, 3.4) +
    line('M-34 -12C-28 -4 -28 6 -34 13', GOLD_LINE, 2) +
    eye(-45, -3, 5.6),
}

export const clownfish: Drawing = {
  width: 120,
  height: 82,
  turns: 'SIDE',
  hinge: wag(30, 0.34, 2.8),
  moving:
    shape('M26 0C44 -28 58 -22 54 0C58 22 44 28 26 0Z', rong.main, 3) +
    line('M36 -5L49 -12M36 0H50M36 5L49 12', INK, 1.8),
  body:
    shape('M-22 -22C-14 -40 10 -38 20 -17Z', chad.light, 3) +
    shape('M-12 21C-4 37 12 34 18 16Z', chad.light, 3) +
    shape('M-56 0C-46 -30 14 -34 38 0C14 32 -46 30 -56 0Z', '#e0702c', 3.2) +
    flat('M-50 8C-34 26 14 26 34 4C12 14 -30 18 -50 8Z', chad.main, 0.55) +
    shape('M-36 -22C-26 -10 -26 10 -36 22L-23 26C-15 10 -15 -10 -23 -26Z', paper.light, 2.4) +
    shape('M-2 -28C6 -12 6 12 -2 27L11 24C18 10 18 -10 11 -25Z', paper.light, 2.4) +
    shape('M-16 4C-6 2 -2 10 -10 16C-16 16 -20 10 -16 4Z', rong.main, 2.2) +
    eye(-44, -6, 5.6),
}

const arm = (y: number, bend: number): string =>
  line(`M16 ${y}C34 ${y + bend} 44 ${y - bend} 62 ${y + bend * 0.6}`, INK, 10) +
  line(`M16 ${y}C34 ${y + bend} 44 ${y - bend} 62 ${y + bend * 0.6}`, pink.main, 5.5)

export const squid: Drawing = {
  width: 140,
  height: 80,
  turns: 'SIDE',
  hinge: wag(16, 0.26, 1.6),
  moving: [-13, -5, 5, 13].map((y, index) => arm(y, index % 2 ? 8 : -8)).join(''),
  body:
    shape('M-38 -8L-62 -32C-40 -36 -18 -28 -10 -18ZM-38 8L-62 32C-40 36 -18 28 -10 18Z', pink.light, 3) +
    shape('M-66 0C-48 -22 -4 -26 12 -20C28 -16 28 16 12 20C-4 26 -48 22 -66 0Z', pink.main, 3.2) +
    flat('M-60 3C-44 20 -4 23 12 18C24 14 26 4 24 0C0 12 -40 10 -60 3Z', pink.dark, 0.55) +
    line('M-46 -3C-34 -8 -18 -10 -6 -9', GOLD_LINE, 2) +
    disc(-34, 4, 2.6, GOLD_LINE, 0) +
    disc(-22, 8, 2.2, GOLD_LINE, 0) +
    disc(-22, -1, 1.8, GOLD_LINE, 0) +
    eye(13, -8, 6) +
    eye(13, 8, 6),
}

export const puffer: Drawing = {
  width: 124,
  height: 112,
  turns: 'SIDE',
  hinge: wag(34, 0.34, 3.4),
  moving: shape('M30 0L54 -18L48 0L54 18Z', clay.main, 3) + line('M38 -3L48 -9M38 3L48 9', GOLD_LINE, 1.6),
  body:
    Array.from({ length: 18 }, (_, index) =>
      place(shape('M-5 -38L0 -51L5 -38Z', paper.dark, 2.2), -6, 0, 1, index * 20),
    ).join('') +
    disc(-6, 0, 42, rong.main, 3.2) +
    flat('M-46 8C-40 34 -16 42 4 40C24 36 36 20 36 4C22 22 -20 28 -46 8Z', paper.main) +
    [
      [-14, -26],
      [6, -30],
      [18, -16],
      [0, -14],
      [24, -2],
    ]
      .map(([x, y]) => disc(x!, y!, 4.2, clay.main, 0))
      .join('') +
    shape('M2 6C16 2 22 12 12 20C4 20 -2 14 2 6Z', clay.light, 2.4) +
    line('M-22 -33C-14 -12 -14 10 -22 30', GOLD_LINE, 2) +
    shape('M-49 2C-54 4 -54 12 -48 12C-42 12 -42 4 -49 2Z', hong.light, 2.4) +
    eye(-33, -10, 7.6),
}
