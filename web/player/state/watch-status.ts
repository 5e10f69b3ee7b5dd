/** The site may close while somebody is on it: a refusal says so, or for members the stream does. */
import { readStatus } from '../../../contract/player/system/read-status.ts'
import { callServer, onRefusal } from '../../client/call.ts'
import { loadTexts } from '../../ui/i18n/texts.ts'
import { setHouse } from '../../../design/house.ts'
import { houseOfStatus, site, siteOfStatus } from './site.ts'

const CLOSED = new Set(['COMMON_MAINTENANCE', 'COMMON_REGION'])

/** Asks whether the site is open and shows what it is. */
export async function refreshStatus(): Promise<void> {
  const status = await callServer(readStatus)
  if (status.status !== 0) await loadTexts('status')
  setHouse(houseOfStatus(status))
  site.setState(siteOfStatus(status))
}

export function watchStatus(): void {
  onRefusal((code) => {
    if (CLOSED.has(code)) refreshStatus().catch(() => {})
  })
}
