import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepInReach } from './keep-in-reach.ts'

const HEADER = 62

it('a window’s header stays on the screen whole, however far it is moved and whatever the screen becomes', () => {
  const size = fc.integer({ min: 320, max: 2560 })
  const far = fc.integer({ min: -100_000, max: 100_000 })
  fc.assert(
    fc.property(
      size,
      size,
      fc.integer({ min: 200, max: 900 }),
      fc.nat(600),
      far,
      far,
      (width, height, windowWidth, top, x, y) => {
        fc.pre(windowWidth <= width && top + HEADER <= height)
        const box = { left: (width - windowWidth) / 2, top, width: windowWidth }
        const moved = keepInReach({ x, y }, box, HEADER, { width, height })
        expect(box.left + moved.x).toBeGreaterThanOrEqual(0)
        expect(box.left + moved.x + windowWidth).toBeLessThanOrEqual(width)
        expect(box.top + moved.y).toBeGreaterThanOrEqual(0)
        expect(box.top + moved.y + HEADER).toBeLessThanOrEqual(height)
      },
    ),
  )
})

it('a move that stays on the screen is left as it is', () => {
  expect(
    keepInReach({ x: 30, y: -20 }, { left: 500, top: 200, width: 440 }, HEADER, { width: 1440, height: 900 }),
  ).toEqual({ x: 30, y: -20 })
})

it('a sheet as wide as the screen does not leave it sideways', () => {
  expect(
    keepInReach({ x: 80, y: 0 }, { left: 0, top: 300, width: 390 }, HEADER, { width: 390, height: 844 }).x,
  ).toBe(0)
  expect(
    keepInReach({ x: 80, y: 0 }, { left: -5, top: 300, width: 400 }, HEADER, { width: 390, height: 844 }).x,
  ).toBe(0)
})
