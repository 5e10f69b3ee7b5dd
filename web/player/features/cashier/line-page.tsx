import { LineTransfers } from './line-transfer.tsx'

/** Transfers along the line as a panel of their own. */
export default function LinePage() {
  return <LineTransfers />
}
