import { useText } from '../../../ui/i18n/text.tsx'
import { PlainTable } from '../../parts/plain-table.tsx'
import { faultText } from './feed-words.ts'
import type { FeedDetail } from './types.ts'

/** Refused rows of a feed: the line, the column, the reason, and the value. Nothing if there are none. */
export function RefusedRows({ rows }: { rows: FeedDetail['refused'] }) {
  const t = useText()
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{t('catalogue_feed_refused_label')}</h3>
      <PlainTable
        caption={t('catalogue_feed_refused_label')}
        heads={[
          t('catalogue_feed_line'),
          t('games_code'),
          t('catalogue_feed_field'),
          t('catalogue_feed_why'),
          t('catalogue_feed_there'),
        ]}
        rows={rows.map((row, index) => ({
          key: `${row.lineNo}-${index}`,
          cells: [
            String(row.lineNo),
            row.gameCode || '–',
            row.field,
            t(faultText(row.rule)),
            row.detail || '–',
          ],
        }))}
      />
    </section>
  )
}
