import { useState } from 'react'
import { applyFeed } from '../../../../contract/operator/catalogue/apply-feed.ts'
import { dropFeed } from '../../../../contract/operator/catalogue/drop-feed.ts'
import { readFeedRun } from '../../../../contract/operator/catalogue/read-feed-run.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatCount, formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import styles from './catalogue.module.css'
import { problemText, runLook, sourceText } from './feed-words.ts'
import { refreshCatalogue } from './refresh-catalogue.ts'
import { RefusedRows } from './refused-rows.tsx'
import type { FeedDetail } from './types.ts'

/** One reading of a feed: what it would change, and the decision about it; later, what it changed. */
export function FeedRunWindow({ runId, onClose }: { runId: string; onClose: () => void }) {
  const t = useText()
  const can = useCan()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const answer = useCall(readFeedRun, { params: { runId } }, { staleMs: 1_000, refetchEveryMs: 5_000 })
  const run = answer.data
  const isWaiting = run?.state === 'READY' || run?.state === 'READING'
  const decide = async (call: typeof applyFeed | typeof dropFeed) => {
    setBusy(true)
    setProblem('')
    try {
      await callServer(call, { params: { runId } }, { timeoutMs: 60_000 })
      toast.good(t(call === applyFeed ? 'catalogue_feed_done' : 'catalogue_feed_called_off'))
      onClose()
    } catch (error) {
      setProblem(errorText(error, t))
    }
    setBusy(false)
    await refresh(readFeedRun)
    await refreshCatalogue()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={run ? `${t('catalogue_feed_run')} · ${run.vendorName}` : t('catalogue_feed_run')}
      size="wide"
    >
      <Loaded answer={answer}>{(detail) => <RunBody run={detail} />}</Loaded>
      <FieldMessage error={problem || undefined} />
      {isWaiting && can('catalogue.edit') ? (
        <div className={parts.formActions}>
          <Button disabled={isBusy} onClick={() => void decide(dropFeed)}>
            {t('catalogue_feed_drop')}
          </Button>
          <Button
            kind="primary"
            isBusy={isBusy}
            disabled={run.state !== 'READY'}
            onClick={() => void decide(applyFeed)}
          >
            {t('catalogue_feed_apply')}
          </Button>
        </div>
      ) : null}
    </Modal>
  )
}

function RunBody({ run }: { run: FeedDetail }) {
  const t = useText()
  const rows = [
    ['catalogue_feed_added_label', run.addedCount],
    ['catalogue_feed_changed_label', run.changedCount],
    ['catalogue_feed_returned_label', run.returnedCount],
    ['catalogue_feed_absent_label', run.absentCount],
    ['catalogue_feed_refused_label', run.refusedCount],
  ] as const
  return (
    <div className={parts.form}>
      {run.problem ? (
        <Note tone={run.state === 'FAILED' ? 'bad' : 'info'}>{t(problemText(run.problem))}</Note>
      ) : null}
      <KeyValues
        rows={[
          {
            key: 'state',
            label: t('games_state'),
            value: <Badge tone={runLook[run.state].tone}>{t(runLook[run.state].text)}</Badge>,
          },
          {
            key: 'from',
            label: t('catalogue_feed_source'),
            value: `${t(sourceText(run.source))} · ${run.sourceName}`,
          },
          {
            key: 'by',
            label: t('catalogue_feed_asked'),
            value: `${run.askedByName} · ${formatDateTime(run.askedAt)}`,
          },
          ...(run.endedAt
            ? [
                {
                  key: 'end',
                  label: t('catalogue_feed_ended'),
                  value: `${run.endedByName ?? ''} · ${formatDateTime(run.endedAt)}`,
                },
              ]
            : []),
          { key: 'rows', label: t('catalogue_feed_rows'), value: formatCount(run.rowCount) },
          ...rows.map(([text, count]) => ({ key: text, label: t(text), value: formatCount(count) })),
        ]}
      />
      {run.added.length > 0 ? (
        <Named
          title={t('catalogue_feed_added_label')}
          games={run.added.map((game) => `${game.name} (${game.gameCode})`)}
          of={run.addedCount}
        />
      ) : null}
      {run.changed.length > 0 ? (
        <Named
          title={t('catalogue_feed_changed_label')}
          games={run.changed.map((game) => `${game.name} (${game.gameCode})`)}
          of={run.changedCount}
        />
      ) : null}
      {run.absent.length > 0 ? (
        <Named title={t('catalogue_feed_absent_label')} games={run.absent} of={run.absentCount} />
      ) : null}
      {run.returned.length > 0 ? (
        <Named title={t('catalogue_feed_returned_label')} games={run.returned} of={run.returnedCount} />
      ) : null}
      <RefusedRows rows={run.refused} />
    </div>
  )
}

function Named({ title, games, of }: { title: string; games: readonly string[]; of: number }) {
  const t = useText()
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles.codes}>
        {games.join(', ')}
        {of > games.length ? ` ${t('catalogue_and_more', { count: formatCount(of - games.length) })}` : ''}
      </p>
    </section>
  )
}
