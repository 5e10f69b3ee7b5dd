import type { VendorPort } from '../../contract/vendor/launch/port.ts'
import { portOver } from '../../contract/vendor/launch/port-over.ts'
import { signedLine, type HttpPortOptions } from './signed-line.ts'

/** The port over HTTP, as any outside vendor speaks it. A lost answer throws. */
export function httpPort(options: HttpPortOptions): VendorPort {
  return portOver(signedLine(options))
}
