import { useState } from 'react'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { cellText, columnText } from '../../parts/column-text.ts'
import { writeCell, type Cell, type Grid } from '../../parts/json-grid.ts'
import styles from './json-grid.module.css'

const keyOf = ({ path }: Cell): string => path.join('.')

/** A structure as the table that it is; what is typed stays as it is until the window closes. */
export function JsonGridField({
  grid,
  label,
  json,
  problem,
  onEdit,
}: {
  grid: Grid
  label: string
  json: string
  problem: string | undefined
  onEdit: (json: string) => void
}) {
  const t = useText()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const edit = (cell: Cell, text: string) => {
    setTyped({ ...typed, [keyOf(cell)]: text })
    onEdit(writeCell(json, cell, text))
  }
  return (
    <div>
      <div className={styles.frame}>
        <table className={styles.grid} aria-label={label}>
          <thead>
            <tr>
              <td />
              {grid.columns.map((column) => (
                <th key={column} scope="col">
                  {columnText(column, t)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={keyOf(cell)}>
                    <input
                      className={cell.kind === 'text' ? styles.words : styles.figure}
                      inputMode={cell.kind === 'text' ? 'text' : 'decimal'}
                      aria-label={cellText({ row: name, column: grid.columns[at]! }, t)}
                      aria-invalid={cell.kind !== 'text' && cell.text === ''}
                      value={typed[keyOf(cell)] ?? cell.text}
                      onChange={(event) => edit(cell, event.target.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FieldMessage error={problem} />
    </div>
  )
}
