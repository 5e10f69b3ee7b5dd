import { useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import { formatDateTime } from '../../../design/format.ts'
import { zoneLabel } from '../../../design/house.ts'
import { useText } from '../i18n/text.tsx'
import { Money } from '../money/money.tsx'
import { DataTable } from '../table/data-table.tsx'
import { Section } from './section.tsx'

interface Line {
  id: string
  game: string
  stake: number
  result: number
  at: number
}

export function Records() {
  const t = useText()
  const [startMs] = useState(() => Date.now())
  const rows: Line[] = [
    { id: 'B2511-1', game: t('gallery_sample_game_3'), stake: 5_000, result: 41_250, at: startMs },
    { id: 'B2511-2', game: t('gallery_sample_game_4'), stake: 5_000, result: -5_000, at: startMs - 60_000 },
  ]
  return (
    <Section title={t('gallery_table')} isWide>
      <DataTable
        caption={t('gallery_table')}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'at',
            head: t('common_time_gmt7', { zone: zoneLabel() }),
            cell: (row) => formatDateTime(row.at),
          },
          { key: 'game', head: t('game_play'), cell: (row) => row.game, card: 'title' },
          {
            key: 'state',
            head: t('common_status'),
            cell: (row) => (
              <Badge tone={row.result > 0 ? 'good' : 'bad'}>
                {row.result > 0 ? t('common_success') : t('common_failed')}
              </Badge>
            ),
            card: 'badge',
          },
          {
            key: 'stake',
            head: t('common_amount'),
            cell: (row) => <Money amount={row.stake} />,
            isFigure: true,
            card: 'amount',
            foot: <Money amount={10_000} />,
          },
          {
            key: 'result',
            head: t('common_page_total'),
            cell: (row) => <Money amount={row.result} isChange />,
            isFigure: true,
            card: 'amount',
            foot: <Money amount={36_250} isChange />,
          },
        ]}
      />
    </Section>
  )
}
