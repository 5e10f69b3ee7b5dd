import { translator } from '../i18n/translator.ts'
import type { FaultWords } from './fault-dialog.ts'
import type { FaultKind } from './part-fault.ts'

/** What the players' site and the console say. */
export function faultWords(kind: FaultKind): FaultWords {
  const t = translator()
  if (kind === 'GONE')
    return { text: t('msg_new_version'), again: t('common_load_new_version'), stay: t('common_cancel') }
  return {
    text: t('msg_page_slow'),
    again: t(kind === 'STUCK' ? 'common_reload_page' : 'common_retry'),
    stay: t('common_cancel'),
  }
}
