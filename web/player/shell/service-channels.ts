import type { Translate } from '../../ui/i18n/text.tsx'
import { navigate } from '../navigation.ts'
import type { ServiceChannel } from '../state/site.ts'
import { tell } from '../state/windows.ts'

/**
 * Opens a customer-service channel: a page of the site as such, anything else in a window of 440 by 750 (spec §3). A
 * blocked window is said.
 */
export function openChannel(channel: ServiceChannel, t: Translate): void {
  if (channel.url.startsWith('/')) return void navigate(channel.url)
  const opened = window.open(channel.url, `cs-${channel.key}`, 'popup,width=440,height=750')
  if (!opened) void tell(t('msg_popup_blocked'))
}
