/** The channels of customer service: which opens what (site.md §3). */
import type { Translate } from '../../ui/i18n/text.tsx'
import { openChat, service } from '../state/service.ts'
import type { ServiceChannel } from '../state/site.ts'
import { openWindow, tell } from '../state/windows.ts'

/** Live chat, the help centre, the window of LINE, or a window of 440 by 750 with the channel's path. */
export function openChannel(channel: ServiceChannel, t: Translate): void {
  if (channel.csType === 'LIVECHAT') return openChat()
  if (channel.csType === 'HELP') return openWindow('help')
  if (channel.csType === 'LINE') {
    service.setState({ line: channel })
    return openWindow('line')
  }
  openServiceWindow(channel, t)
}

/** A blocked window is said. */
export function openServiceWindow(channel: ServiceChannel, t: Translate): void {
  const opened = window.open(channel.url, `cs-${channel.key}`, 'popup,width=440,height=750')
  if (!opened) return void tell(t('msg_popup_blocked'))
  // The other side must not be able to move this page.
  opened.opener = null
}
