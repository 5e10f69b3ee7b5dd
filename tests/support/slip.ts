/** Pictures of bank slips, as apps make them: a white sheet with the small code in a corner. */
import { generate } from 'promptparse'
import sharp from 'sharp'
import { renderSVG } from 'uqr'

export interface SlipLook {
  sendingBank?: string
  transRef?: string
  /** Another picture of the same transfer. */
  shade?: string
  text?: string
}

export async function drawSlip({
  sendingBank = '014',
  transRef = '014332112259BTF00001',
  shade = '#ffffff',
  text,
}: SlipLook = {}): Promise<Buffer> {
  const code = renderSVG(text ?? generate.slipVerify({ sendingBank, transRef }), { border: 2, ecc: 'M' })
  const picture = await sharp(Buffer.from(code)).resize(220, 220).png().toBuffer()
  return sharp({ create: { width: 720, height: 1_100, channels: 3, background: shade } })
    .composite([{ input: picture, left: 470, top: 840 }])
    .png()
    .toBuffer()
}

/** A sheet without a code. */
export const drawBlank = (shade = '#ffeedd'): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 500, channels: 3, background: shade } })
    .png()
    .toBuffer()
