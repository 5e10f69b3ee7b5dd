import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useStore } from 'zustand'
import { preferences } from '../../client/preferences.ts'
import styles from './chart.module.css'

export type ChartColour = 'chart-1' | 'chart-2' | 'chart-3' | 'chart-4'

export interface ChartSeries {
  name: string
  colour: ChartColour
  look: 'area' | 'line' | 'dashed' | 'bars'
  /** One value for each place; null if there is none yet. */
  values: readonly (number | null)[]
}

interface ChartProps {
  /** A description of the chart for screen readers. */
  label: string
  places: readonly string[]
  series: readonly ChartSeries[]
  /** How a value is written in the readout. */
  write: (value: number) => string
  height?: number
}

/**
 * Series over named places, drawn by uPlot in the theme's chart colours; the values under the pointer are in
 * the legend.
 */
export function Chart({ label, places, series, write, height = 264 }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const theme = useStore(preferences, (state) => state.theme)
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const plot = new uPlot(
      optionsOf({ element, places, series, height, onPlace: setAt }),
      dataOf(places, series),
      element,
    )
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }))
    watch.observe(element)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [places, series, height, theme])
  return (
    <figure>
      <figcaption className={`${styles.legend} ${styles.readout}`}>
        {at !== null && places[at] !== undefined ? <span>{places[at]}</span> : null}
        {series.map(({ name, colour, values }) => {
          const value = at === null ? null : values[at]
          return (
            <span key={name}>
              <i className={styles[colour]} aria-hidden="true" />
              {name} {value === null || value === undefined ? null : <b>{write(value)}</b>}
            </span>
          )
        })}
      </figcaption>
      <div ref={box} className={styles.chart} role="img" aria-label={label} />
    </figure>
  )
}

function dataOf(places: readonly string[], series: readonly ChartSeries[]): uPlot.AlignedData {
  return [places.map((_, index) => index), ...series.map(({ values }) => [...values])] as uPlot.AlignedData
}

interface OptionsInput {
  element: HTMLElement
  places: readonly string[]
  series: readonly ChartSeries[]
  height: number
  onPlace: (index: number | null) => void
}

function optionsOf({ element, places, series, height, onPlace }: OptionsInput): uPlot.Options {
  const colourOf = (name: string) => getComputedStyle(element).getPropertyValue(`--${name}`).trim()
  const font = `500 12px ${colourOf('font-head')}`
  const bars = series.filter(({ look }) => look === 'bars').length
  let bar = 0
  return {
    width: element.clientWidth,
    height,
    legend: { show: false },
    padding: [10, 8, 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
    scales: {
      x: { time: false, range: bars ? [-0.6, places.length - 0.4] : [0, Math.max(1, places.length - 1)] },
      y: { range: (_, min, max) => rangeOf(min, max) },
    },
    axes: [
      {
        stroke: colourOf('text-3'),
        font,
        grid: { show: false },
        ticks: { show: false },
        size: 28,
        splits: () => places.map((_, index) => index),
        values: (_, splits) => labelsOf(places, splits, element.clientWidth),
        gap: 6,
      },
      {
        stroke: colourOf('text-3'),
        font,
        grid: { stroke: colourOf('chart-grid'), width: 1 },
        ticks: { show: false },
        size: 58,
        values: (_, splits) => splits.map(compact),
      },
    ],
    series: [
      {},
      ...series.map((one): uPlot.Series => {
        const stroke = colourOf(one.colour)
        if (one.look === 'bars') {
          const align = bars === 1 ? 0 : bar++ === 0 ? -1 : 1
          return {
            stroke,
            fill: stroke,
            width: 0,
            points: { show: false },
            paths: uPlot.paths.bars!({ size: [bars === 1 ? 0.6 : 0.3, 22], align, radius: 0.15, gap: 2 }),
          }
        }
        return {
          stroke,
          width: 2,
          points: { show: false },
          ...(one.look === 'dashed' ? { dash: [6, 4] } : {}),
          ...(one.look === 'area' ? { fill: `${stroke}26` } : {}),
        }
      }),
    ],
    hooks: { setCursor: [(plot) => onPlace(plot.cursor.idx ?? null)] },
  }
}

/** Zero is always on the axis, and a flat line does not fill the height. */
function rangeOf(min: number | null, max: number | null): [number, number] {
  const low = Math.min(0, min ?? 0)
  const high = Math.max(0, max ?? 0)
  // Nothing to show yet: an axis of whole numbers, not of the room above zero.
  if (low === 0 && high === 0) return [0, 4]
  const room = Math.max(1, high - low) * 0.08
  return [low < 0 ? low - room : 0, high > 0 || low === 0 ? high + room : 0]
}

/** As many labels as there is room for, 44 px each, evenly chosen. */
function labelsOf(places: readonly string[], splits: readonly number[], width: number): string[] {
  const step = Math.max(1, Math.ceil((places.length * 44) / Math.max(1, width - 70)))
  return splits.map((index) => (index % step === 0 ? (places[index] ?? '') : ''))
}

/** 140000 → "140K": room on an axis is small; the exact figure is in the readout and the table. */
function compact(value: number): string {
  const size = Math.abs(value)
  const sign = value < 0 ? '\u2212' : ''
  if (size >= 1_000_000) return `${sign}${trim(size / 1_000_000)}M`
  if (size >= 1_000) return `${sign}${trim(size / 1_000)}K`
  return `${sign}${trim(size)}`
}

function trim(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 })
}
