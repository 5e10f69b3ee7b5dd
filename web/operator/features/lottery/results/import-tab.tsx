import { useState } from 'react'
import { importResults } from '../../../../../contract/operator/lottery/import-results.ts'
import {
  IMPORT_BYTES,
  importOutcomes,
  type ImportOutcome,
} from '../../../../../contract/shared/lottery-results.ts'
import { formatCount } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { FieldMessage } from '../../../../ui/forms/field.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText, type TextKey, type Translate } from '../../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import { DropZone } from '../../../parts/drop-zone.tsx'
import { Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useGames } from '../game-names.ts'
import styles from './results.module.css'
import { outcomeTones, refreshResults, type Import, type ImportLine } from './words.ts'

const LINES_ON_A_PAGE = 50
const SLOWEST_MS = 120_000

/** A file of results: what each line would do, and only then the import. */
export function ImportTab() {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<Import | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (chosen: File, mode: 'CHECK' | 'APPLY') => {
    const body = new FormData()
    body.append('mode', mode)
    body.append('file', chosen)
    setProblem('')
    setBusy(true)
    try {
      setRead(await callServer(importResults, { body: body as never }, { timeoutMs: SLOWEST_MS }))
      if (mode === 'APPLY') {
        toast.good(t('lotres_import_done'))
        await refreshResults()
      }
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  const choose = (chosen: File) => {
    setFile(chosen)
    setRead(null)
    if (chosen.size > IMPORT_BYTES) setProblem(t('lotres_import_large'))
    else void send(chosen, 'CHECK')
  }
  const count = (outcome: ImportOutcome) => read?.counts.find((row) => row.outcome === outcome)?.count ?? 0
  const taken = count('HISTORY') + count('ENTRY')
  return (
    <div className="stack">
      <Panel title={t('lotres_import')}>
        <div className={styles.detail}>
          <p className="small text-2">{t('lotres_import_text')}</p>
          <p className={styles.raw}>{t('lotres_import_form')}</p>
          <DropZone
            file={file}
            accept=".csv,.json,text/csv,application/json"
            text={t('lotres_import_drop')}
            hint={t('lotres_import_hint')}
            onChoose={choose}
          />
          <FieldMessage error={problem || undefined} />
          {read?.isApplied ? <Note tone="good">{t('lotres_import_applied')}</Note> : null}
          {file && read && !read.isApplied ? (
            <div className={styles.actions}>
              <Button
                kind="primary"
                disabled={taken === 0}
                isBusy={isBusy}
                onClick={() => void send(file, 'APPLY')}
              >
                {t('lotres_import_apply', { count: taken })}
              </Button>
            </div>
          ) : null}
        </div>
      </Panel>
      {read ? <Lines read={read} /> : null}
    </div>
  )
}

function Lines({ read }: { read: Import }) {
  const t = useText()
  const { nameOf } = useGames()
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const [pageNo, setPageNo] = useState(1)
  const lines = read.lines.filter((line) => outcome === null || line.outcome === outcome)
  const totalPages = Math.ceil(lines.length / LINES_ON_A_PAGE)
  const counts = new Map(read.counts.map((row) => [row.outcome, row.count]))
  return (
    <>
      <Chips
        label={t('lotres_import_outcome')}
        value={outcome}
        onChange={(key) => {
          setOutcome(key)
          setPageNo(1)
        }}
        choices={importOutcomes
          .filter((key) => counts.get(key))
          .map((key) => ({
            key,
            text: `${t(`lotres_outcome_${key}` as TextKey)} ${formatCount(counts.get(key) ?? 0)}`,
          }))}
      />
      <Panel title={t(read.isApplied ? 'lotres_import_result' : 'lotres_import_dry')} isFlush>
        <DataTable
          caption={t('lotres_import_dry')}
          columns={lineColumns(t, nameOf)}
          rows={lines.slice((pageNo - 1) * LINES_ON_A_PAGE, pageNo * LINES_ON_A_PAGE)}
          rowKey={(line) => String(line.line)}
          empty={<EmptyState isSmall title={t('lotres_import_none')} />}
        />
      </Panel>
      <Pages pageNo={pageNo} totalPages={totalPages} onChange={setPageNo} />
    </>
  )
}

function lineColumns(t: Translate, nameOf: (gameCode: string) => string): Column<ImportLine>[] {
  return [
    { key: 'line', head: t('lotres_import_line'), isFigure: true, cell: ({ line }) => line },
    {
      key: 'game',
      head: t('lot_game'),
      card: 'title',
      cell: ({ gameCode }) => (gameCode ? nameOf(gameCode) : '–'),
    },
    { key: 'issue', head: t('lot_issue'), isNamed: true, cell: ({ numero }) => numero || '–' },
    {
      key: 'outcome',
      head: t('lotres_import_outcome'),
      card: 'badge',
      cell: ({ outcome }) => (
        <Badge tone={outcomeTones[outcome]}>{t(`lotres_outcome_${outcome}` as TextKey)}</Badge>
      ),
    },
    { key: 'problem', head: t('common_reason'), cell: (line) => problemOf(t, line) },
  ]
}

function problemOf(t: Translate, { problem, prize, place, outcome }: ImportLine): string {
  const where = prize ? [t(`lot_prize_${prize}` as TextKey), place].filter(Boolean).join(' ') : ''
  const said = problem
    ? t(`lotres_problem_${problem}` as TextKey)
    : t(`lotres_outcome_text_${outcome}` as TextKey)
  return [said, where].filter(Boolean).join(' · ')
}
