import { useState } from 'react'
import { useText } from '../../ui/i18n/text.tsx'
import { Segmented } from '../../ui/tabs/segmented.tsx'
import { Chart, type ChartSeries } from './chart.tsx'
import { Panel } from './panel.tsx'
import { PlainTable } from './plain-table.tsx'

interface ChartPanelProps {
  title: string
  className?: string | undefined
  placeHead: string
  places: readonly string[]
  series: readonly ChartSeries[]
  write: (value: number) => string
  height?: number
}

/** A chart with its table view behind a switch. */
export function ChartPanel({ title, className, placeHead, places, series, write, height }: ChartPanelProps) {
  const t = useText()
  const [face, setFace] = useState<'chart' | 'table'>('chart')
  return (
    <Panel
      title={title}
      className={className}
      beside={
        <Segmented
          label={title}
          value={face}
          onChange={setFace}
          choices={[
            { key: 'chart', text: t('house_chart') },
            { key: 'table', text: t('house_table') },
          ]}
        />
      }
    >
      {face === 'chart' ? (
        <Chart label={title} places={places} series={series} write={write} {...(height ? { height } : {})} />
      ) : (
        <PlainTable
          caption={title}
          heads={[placeHead, ...series.map(({ name }) => name)]}
          rows={places.map((place, index) => ({
            key: `${index}`,
            cells: [
              place,
              ...series.map(({ values }) => {
                const value = values[index]
                return value === null || value === undefined ? '–' : write(value)
              }),
            ],
          }))}
        />
      )}
    </Panel>
  )
}
