/**
 * No vendor is known by its name. What it is stands in the catalogue and in lists by vendor; whoever needs to
 * know asks for a property. The code of the house's own vendor stands once, in the studio, and the module of
 * the studio's calls has the same name.
 */
import { isNode, nameOf, type Node, textOf } from '../parse.ts'
import { isTooling } from '../settings.ts'
import type { NodeRule } from './node-rule.ts'

const houseVendor = /^STUDIO(\/|$)/
const mayNameHouseVendor = (path: string): boolean =>
  /^(studio\/house\/code|kernel\/call|server\/compose)\.ts$|^contract\/vendor\/studio\//.test(path) ||
  (isTooling(path) && !path.startsWith('db/seeds/'))

const otherVendor = /^(ACME|DS88|IMES|TCG_[A-Z_]+)(\/|$)/
/**
 * The demo's vendor is the demo's; the lists of providers, and the house's own lotteries, have the codes of
 * the specification.
 */
const mayNameOthers = (path: string): boolean =>
  isTooling(path) ||
  path.startsWith('demo/') ||
  path === 'games/kit/art/plain-poster.ts' ||
  path === 'kernel/lottery/vendors.ts' ||
  path === 'kernel/sports/words.ts' ||
  path === 'modules/catalogue/shared/definitions.ts'

const saysVendor = /^(vendor|vendorCode|vendor_code|vassalage)$/

export const vendorRule: NodeRule = (node, _parents, report, { path }) => {
  if (path.startsWith('tools/check/') || path.startsWith('tests/tools/')) return
  const text = textOf(node)
  if (text !== undefined) {
    if (
      (houseVendor.test(text) && !mayNameHouseVendor(path)) ||
      (otherVendor.test(text) && !mayNameOthers(path))
    )
      report('banned word', node, `“${text}”: studioCode, or a property of the vendor, says it`)
    return
  }
  if (isTooling(path) || path.startsWith('demo/')) return
  const name = comparedName(node)
  if (name !== undefined) report('vendor by name', node, `${name} is compared with “${nameIn(node)}”`)
}

/** Of `vendor === 'X'` and its like the side that is not the word; of `switch (vendor)` what is asked. */
function comparedName(node: Node): string | undefined {
  const asked =
    node.type === 'SwitchStatement'
      ? node.discriminant
      : node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator))
        ? [node.left, node.right].find((_, at) => wordOf(at === 0 ? node.right : node.left))
        : undefined
  const name = nameOf(isNode(asked) && asked.type === 'MemberExpression' ? asked.property : asked)
  return name !== undefined && saysVendor.test(name) ? name : undefined
}

/** An empty text is no vendor: it says that none was asked for. */
const wordOf = (side: unknown): string => (isNode(side) && textOf(side)) || ''

const nameIn = (node: Node): string => wordOf(node.left) || wordOf(node.right) || '…'
