import type { ReactNode } from 'react'
import styles from './returns.module.css'

export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={`panel padded ${styles.how} ${styles.part}`}>
      <h2>{title}</h2>
      {note ? <p className="text-2">{note}</p> : null}
      {children}
    </section>
  )
}

export function CountTable({
  heads,
  rows,
}: {
  heads: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}) {
  return (
    <table className={styles.counts}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((value, place) => (
              <td key={heads[place + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
