/** Fills the slots that modules of lower rank declare, and makes the long-lived objects they share. */
import type { ProcessParts } from './compose.ts'

/** Called once a process, before any call is answered. */
export async function wire(parts: ProcessParts): Promise<void> {
  void parts
}
