/** Every drawing is made a bitmap once for the size of the screen; frames only copy them. */
import {
  barrel,
  base,
  bullet,
  burst,
  coin,
  lightningBarrel,
  lockRing,
  net,
  othersBullet,
  type Part,
} from '../art/guns.ts'
import { drawings } from '../art/targets.ts'
import type { FishKind } from '../rules/sheet.ts'
import { gunSize } from './view.ts'

/** A bitmap, and where its 0, 0 lies in it; all in screen pixels. */
export interface Bitmap {
  readonly canvas: HTMLCanvasElement
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface TargetBitmaps {
  readonly body: Bitmap
  readonly moving: Bitmap
  readonly hinge: {
    readonly isAcross: boolean
    readonly at: number
    readonly amount: number
    readonly perSecond: number
  }
  readonly turns: 'SIDE' | 'TOP' | 'LEVEL'
}

const parts = { barrel, lightningBarrel, base, bullet, othersBullet, net, lockRing, coin, burst } as const
type PartName = keyof typeof parts
const gunParts: ReadonlySet<PartName> = new Set<PartName>([
  'barrel',
  'lightningBarrel',
  'base',
  'bullet',
  'othersBullet',
  'coin',
])

export interface Bitmaps {
  readonly targets: Readonly<Record<FishKind, TargetBitmaps>>
  readonly parts: Readonly<Record<PartName, Bitmap>>
}

export async function makeBitmaps(size: number, resolution: number): Promise<Bitmaps> {
  const targets = await Promise.all(
    Object.entries(drawings).map(async ([kind, { width, height, moving, body, hinge, turns }]) => {
      const frame = { width, height, x: width / 2, y: height / 2 }
      const [movingBitmap, bodyBitmap] = await Promise.all([
        drawn({ ...frame, drawing: moving }, size, resolution),
        drawn({ ...frame, drawing: body }, size, resolution),
      ])
      return [
        kind,
        {
          body: bodyBitmap,
          moving: movingBitmap,
          turns,
          hinge: {
            isAcross: hinge.axis === 'x',
            at: hinge.at * size,
            amount: hinge.amount,
            perSecond: hinge.perSecond,
          },
        },
      ] as const
    }),
  )
  const others = await Promise.all(
    Object.entries(parts).map(
      async ([name, part]) =>
        [
          name,
          await drawn(part, gunParts.has(name as PartName) ? gunSize(size) : Math.max(0.6, size), resolution),
        ] as const,
    ),
  )
  return {
    targets: Object.fromEntries(targets) as unknown as Bitmaps['targets'],
    parts: Object.fromEntries(others) as unknown as Bitmaps['parts'],
  }
}

async function drawn(
  { width, height, x, y, drawing }: Part,
  size: number,
  resolution: number,
): Promise<Bitmap> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * size * resolution}" height="${height * size * resolution}" viewBox="${-x} ${-y} ${width} ${height}">${drawing}</svg>`
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * size * resolution))
  canvas.height = Math.max(1, Math.ceil(height * size * resolution))
  await paint(canvas, svg)
  return { canvas, x: x * size, y: y * size, width: width * size, height: height * size }
}

/** Draws an SVG over the whole of a canvas. */
export async function paint(canvas: HTMLCanvasElement, svg: string): Promise<void> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
}
