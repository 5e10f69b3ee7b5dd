import type { Call, SchemaMaker } from '../../contract/shared/call.ts'
import { fetchFile, type InputOf } from './call.ts'

/**
 * Fetches a call's file and passes it to the browser to save; returns its name. A refusal throws its
 * CallError.
 */
export async function saveFile<Schemas extends SchemaMaker>(
  call: Call<Schemas>,
  input: InputOf<Schemas>,
): Promise<string> {
  const { blob, fileName } = await fetchFile(call, input)
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return fileName
}
