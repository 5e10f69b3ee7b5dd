import { changeFeed } from '../../../../contract/operator/catalogue/change-feed.ts'
import { formatClock } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { useContentForm } from '../../parts/content/use-content-form.ts'
import parts from '../../parts/parts.module.css'
import { refreshCatalogue } from './refresh-catalogue.ts'
import type { Feed } from './types.ts'

/** The hour of the day at which feeds are read. */
const READ_DAILY_AT = '2000-01-01T20:00:00Z'
const EXAMPLE = 'https://feeds.example.com/games.csv'

/** From where a vendor's feed is read each day. */
export function EditFeedWindow({
  feed,
  allowedHosts,
  onClose,
}: {
  feed: Feed
  allowedHosts: readonly string[]
  onClose: () => void
}) {
  const t = useText()
  const form = useContentForm(
    { feedUrl: feed.feedUrl, isDaily: feed.feedUrl === '' || feed.isDaily },
    ({ feedUrl, isDaily }) =>
      callServer(changeFeed, {
        params: { vassalage: feed.vassalage },
        body: { feedUrl: feedUrl.trim(), isDaily },
      }),
    async () => {
      onClose()
      await refreshCatalogue()
    },
  )
  const { feedUrl, isDaily } = form.values
  return (
    <Modal isOpen onClose={onClose} title={`${t('catalogue_feed_address')} · ${feed.name}`}>
      <Form form={form} className={parts.form}>
        <TextField
          label={t('catalogue_feed_address')}
          type="url"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          placeholder={EXAMPLE}
          value={feedUrl}
          error={form.faults['feedUrl']}
          hint={
            allowedHosts.length > 0
              ? t('catalogue_feed_hosts', { allowedHosts: allowedHosts.join(', ') })
              : t('catalogue_feed_hosts_none')
          }
          onChange={(event) => form.edit({ feedUrl: event.target.value })}
        />
        <Checkbox checked={isDaily} onChange={(event) => form.edit({ isDaily: event.target.checked })}>
          {t('catalogue_feed_daily_text', { time: formatClock(READ_DAILY_AT), zone: zoneLabel() })}
        </Checkbox>
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('common_save')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
