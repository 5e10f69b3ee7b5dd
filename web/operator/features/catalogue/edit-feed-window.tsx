import { useState } from 'react'
import { changeFeed } from '../../../../contract/operator/catalogue/change-feed.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { useSave } from '../../parts/content/use-save.ts'
import parts from '../../parts/parts.module.css'
import { refreshCatalogue } from './refresh-catalogue.ts'
import type { Feed } from './types.ts'

const EXAMPLE = 'https://feeds.example.com/games.csv'

/** Where a vendor's feed is read each day. */
export function EditFeedWindow({ feed, allowedHosts, onClose }: { feed: Feed; allowedHosts: readonly string[]; onClose: () => void }) {
  const t = useText()
  const [feedUrl, setFeedUrl] = useState(feed.feedUrl)
  const [isDaily, setDaily] = useState(feed.feedUrl === '' || feed.isDaily)
  const save = useSave(() => callServer(changeFeed, { params: { vassalage: feed.vassalage }, body: { feedUrl: feedUrl.trim(), isDaily } }), async () => { onClose(); await refreshCatalogue() })
  return (
    <Modal isOpen onClose={onClose} title={`${t('catalogue_feed_address')} · ${feed.name}`}>
      <form className={parts.form} onSubmit={save.submit} noValidate>
        <TextField label={t('catalogue_feed_address')} type="url" inputMode="url" maxLength={500} autoComplete="off" placeholder={EXAMPLE} value={feedUrl} error={save.fields.feedUrl}
          hint={allowedHosts.length > 0 ? t('catalogue_feed_hosts', { 0: allowedHosts.join(', ') }) : t('catalogue_feed_hosts_none')} onChange={(event) => { setFeedUrl(event.target.value); save.clear() }} />
        <Checkbox checked={isDaily} onChange={(event) => setDaily(event.target.checked)}>{t('catalogue_feed_daily_text')}</Checkbox>
        <FieldMessage error={save.problem || undefined} />
        <div className={parts.formActions}><Button onClick={onClose}>{t('common_cancel')}</Button><Button type="submit" kind="primary" isBusy={save.isBusy}>{t('common_save')}</Button></div>
      </form>
    </Modal>
  )
}
