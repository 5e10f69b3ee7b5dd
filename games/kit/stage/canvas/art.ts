/** Drawings become textures at the size they are shown, so that they stay sharp on every screen. */
import { CanvasSource, Texture } from 'pixi.js'
import { GOLD_LINE, INK } from '../../art/pigments.ts'
import { paperColor } from '../../art/palette.ts'
import { paperGround } from '../../art/tile.ts'

/** How the address of a drawing begins that code has drawn: the drawing itself follows. */
const DRAWN = 'data:image/svg+xml;charset=utf-8,'

/** A drawing and the part of it that fills a cell. */
export interface Picture {
  readonly url: string
  /** The point of the drawing in the middle of the cell, as shares of its width and height. */
  readonly focus?: readonly [x: number, y: number]
  /** 1: the drawing covers the cell; 1.4: closer. */
  readonly zoom?: number
  /** A drawing on plain paper is shown whole, with paper round it. */
  readonly isOnPaper?: boolean
}

/** Drawings made by code, as pictures. */
export function drawnPictures(drawings: Readonly<Record<string, string>>): Record<string, Picture> {
  return Object.fromEntries(
    Object.entries(drawings).map(([symbol, svg]) => [
      symbol,
      { url: `${DRAWN}${encodeURIComponent(svg)}`, isOnPaper: svg.includes(paperGround) },
    ]),
  )
}

export interface LoadedPicture extends Picture {
  readonly image: HTMLImageElement
  readonly ratio: number
}

/**
 * Loads a drawing with its size written into it: some browsers do not draw an SVG without one on a canvas.
 */
export async function loadPicture(picture: Picture): Promise<LoadedPicture> {
  const text = picture.url.startsWith(DRAWN)
    ? decodeURIComponent(picture.url.slice(DRAWN.length))
    : await (await fetch(picture.url)).text()
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const { width, height } = (svg as unknown as SVGSVGElement).viewBox.baseVal
  if (!width || !height) throw new Error(`${picture.url} has no viewBox`)
  svg.setAttribute('width', `${width}`)
  svg.setAttribute('height', `${height}`)
  const image = new Image()
  image.src = `${DRAWN}${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  return { ...picture, image, ratio: width / height }
}

/**
 * Fills a cell of this size (CSS pixels) with the picture, as `object-fit: cover` would. `label`: a word on a
 * plate at its foot.
 */
export function textureOf(
  picture: LoadedPicture,
  { width, height, resolution }: { width: number; height: number; resolution: number },
  label?: string,
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * resolution))
  canvas.height = Math.max(1, Math.round(height * resolution))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.fillStyle = paperColor
  if (picture.isOnPaper) context.fillRect(0, 0, canvas.width, canvas.height)
  const byWidth = canvas.width / picture.ratio
  const drawnHeight =
    (picture.isOnPaper ? Math.min(byWidth, canvas.height) : Math.max(byWidth, canvas.height)) *
    (picture.zoom ?? 1)
  const drawnWidth = drawnHeight * picture.ratio
  const [focusX, focusY] = picture.focus ?? [0.5, 0.5]
  const left = between(canvas.width / 2 - drawnWidth * focusX, canvas.width - drawnWidth)
  const top = between(canvas.height / 2 - drawnHeight * focusY, canvas.height - drawnHeight)
  context.drawImage(picture.image, left, top, drawnWidth, drawnHeight)
  if (label !== undefined) drawLabel(context, label, resolution)
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution }) })
}

/** Wilds and scatters carry their word on every screen. */
function drawLabel(context: CanvasRenderingContext2D, label: string, resolution: number): void {
  const { width, height } = context.canvas
  const size = Math.max(11 * resolution, Math.min(width * 0.15, 20 * resolution))
  context.font = `600 ${size}px "Anuphan Variable", sans-serif`
  const plate = {
    width: Math.min(width * 0.96, context.measureText(label).width + size * 1.1),
    height: size * 1.6,
  }
  const left = (width - plate.width) / 2
  const top = height - plate.height - height * 0.035
  context.beginPath()
  context.roundRect(left, top, plate.width, plate.height, plate.height / 2)
  context.globalAlpha = 0.9
  context.fillStyle = INK
  context.fill()
  context.globalAlpha = 1
  context.lineWidth = Math.max(1, resolution)
  context.strokeStyle = GOLD_LINE
  context.stroke()
  context.fillStyle = GOLD_LINE
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(label, width / 2, top + plate.height * 0.69, plate.width - size * 0.6)
}

/** Keeps an edge between 0 and the remaining room, so that a cell has no gap where the drawing covers it. */
function between(value: number, room: number): number {
  return Math.min(Math.max(room, 0), Math.max(Math.min(room, 0), value))
}
