import type { StepRow } from './store/steps.ts'

export function stepsOf<State extends string>(rows: readonly StepRow[] = []): { state: State; at: Date }[] {
  return rows.map((row) => ({ state: row.state as State, at: row.at }))
}
