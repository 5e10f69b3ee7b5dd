import { useState } from 'react'
import { readResult } from '../../../../../contract/operator/lottery/read-result.ts'
import { formatDateTime } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useText, type TextKey, type Translate } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { CopyButton } from '../../../../ui/status/key-values.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { ResultBoard } from './result-board.tsx'
import styles from './results.module.css'
import { entryTones, fromPrizes, type DeskRow, type Entry } from './words.ts'

const SHOWN_OF_HASH = 6

export const makerOf = (t: Translate, entry: Entry): string =>
  entry.enteredBy === null
    ? t('lotres_from_source', { name: entry.sourceName })
    : t(entry.origin === 'FILE' ? 'lotres_from_file' : 'lotres_by', { name: entry.enteredBy })

/** Who entered what from where; the numbers are hidden from the person who has to type them again. */
export function EntryCard({
  row,
  entry,
  against,
}: {
  row: DeskRow
  entry: Entry
  against: Entry | undefined
}) {
  const t = useText()
  const [isReading, setReading] = useState(false)
  return (
    <article className={styles.entry} aria-label={makerOf(t, entry)}>
      <div className={styles.entryHead}>
        <b>{makerOf(t, entry)}</b>
        <Badge tone={entryTones[entry.state]}>{t(`lotres_entry_${entry.state}` as TextKey)}</Badge>
        {entry.version > 1 ? (
          <Badge tone="info">{t('lotres_version', { version: entry.version })}</Badge>
        ) : null}
        <span className="grow" />
        <span className="note text-3">{formatDateTime(entry.fetchedAt)}</span>
      </div>
      {entry.prizes ? (
        <ResultBoard
          gameCode={row.gameCode}
          numero={row.numero}
          published={fromPrizes(entry.prizes)}
          against={against?.prizes ? fromPrizes(against.prizes) : undefined}
        />
      ) : (
        <p className="small text-2">{t('lotres_hidden')}</p>
      )}
      {entry.excerpt ? <p className={styles.raw}>{entry.excerpt}</p> : null}
      <dl className={styles.facts}>
        <dt>{t('lotres_source')}</dt>
        <dd>
          {isPage(entry.sourceUrl) ? (
            <a className="link" href={entry.sourceUrl} target="_blank" rel="noreferrer">
              {entry.sourceName}
            </a>
          ) : (
            entry.sourceName
          )}
        </dd>
        <dt>{t('lotres_hash')}</dt>
        <dd>
          <code>{`${entry.hash.slice(0, SHOWN_OF_HASH)}…${entry.hash.slice(-SHOWN_OF_HASH)}`}</code>
          <CopyButton text={entry.hash} />
        </dd>
        {entry.decidedBy ? (
          <>
            <dt>{t('lotres_checked_by')}</dt>
            <dd>{entry.decidedBy}</dd>
          </>
        ) : null}
        {entry.reason ? (
          <>
            <dt>{t('op_reason')}</dt>
            <dd>{entry.reason}</dd>
          </>
        ) : null}
      </dl>
      {entry.isHidden || !entry.excerpt ? null : (
        <Button size="small" icon="note" onClick={() => setReading(true)}>
          {t('lotres_raw')}
        </Button>
      )}
      <Modal isOpen={isReading} onClose={() => setReading(false)} title={t('lotres_raw')} size="wide">
        <RawText entryId={entry.entryId} />
      </Modal>
    </article>
  )
}

/** What was fetched or pasted is shown, never followed, unless it is a page. */
const isPage = (address: string): boolean => /^https:\/\//.test(address)

function RawText({ entryId }: { entryId: string }) {
  const answer = useCall(readResult, { params: { entryId } }, { staleMs: 60_000 })
  return <Loaded answer={answer}>{({ rawText }) => <pre className={styles.rawText}>{rawText}</pre>}</Loaded>
}
