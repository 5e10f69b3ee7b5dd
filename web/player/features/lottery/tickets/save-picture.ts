/** A ticket as a picture that the browser saves or hands on. It is drawn here, so nothing leaves the device. */
import { drawTicket } from './draw-ticket.ts'
import { ticketFont } from './ticket-pen.ts'
import type { TicketText } from './use-ticket-text.ts'

const TYPE = 'image/png'

async function pictureOf(text: TicketText): Promise<File | null> {
  // A canvas draws with what is loaded, and no other text of the page may have this weight.
  await document.fonts.load(ticketFont(20), JSON.stringify(text))
  const canvas = drawTicket(text)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE))
  return blob && new File([blob], `${text.fileName}.png`, { type: TYPE })
}

export async function savePicture(text: TicketText): Promise<void> {
  const picture = await pictureOf(text)
  if (!picture) return
  const url = URL.createObjectURL(picture)
  const link = Object.assign(document.createElement('a'), { href: url, download: picture.name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Phones hand pictures on; most browsers of computers do not. */
export const canSharePictures = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'ticket.png', { type: TYPE })] })

export async function sharePicture(text: TicketText): Promise<void> {
  const picture = await pictureOf(text)
  if (!picture) return
  try {
    await navigator.share({ files: [picture], title: text.title })
  } catch (error) {
    // Nobody was chosen to hand it to.
    if (!(error instanceof DOMException)) throw error
  }
}
