import type { Translate } from '../../ui/i18n/text.tsx'
import type { ServiceChannel } from '../state/site.ts'
import { tell } from '../state/windows.ts'

/** Opens a customer-service channel in a window of 440 by 750 (spec §3); a blocked window is said. */
export function openChannel(channel: ServiceChannel, t: Translate): void {
  const opened = window.open(channel.url, `cs-${channel.key}`, 'popup,width=440,height=750')
  if (!opened) void tell(t('msg_popup_blocked'))
}
