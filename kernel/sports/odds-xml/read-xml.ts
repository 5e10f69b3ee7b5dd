/**
 * Reads the small XML documents of feeds: elements and attributes. Texts between elements are left out, and
 * so is everything that XML can do beside: a document type, or an entity of its own, is refused.
 */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
}

export class XmlError extends Error {}

const NAME = '[A-Za-z_][A-Za-z0-9_.:-]*'
const TAG = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, 'y')
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'g')
const ASIDE = /<\?[^]*?\?>|<!--[^]*?-->|[^<]+/y
const MOST_DEPTH = 20

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(text: string): string {
  return text.replaceAll(/&(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-z]+);?/g, (whole, name: string) => {
    if (name.startsWith('#'))
      return String.fromCodePoint(Number.parseInt(name.replace(/^#x?/, ''), name[1] === 'x' ? 16 : 10))
    const letter = entities[name]
    if (letter === undefined || !whole.endsWith(';')) throw new XmlError(`the entity ${name} is not known`)
    return letter
  })
}

function attributesOf(text: string): Record<string, string> {
  const read: Record<string, string> = {}
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(read, name!)) throw new XmlError(`the attribute ${name} stands twice`)
    read[name!] = plain(double ?? single ?? '')
  }
  return read
}

/** The one element of a document. Throws an XmlError. */
export function readXml(text: string): Element {
  interface Open {
    readonly name: string
    readonly attributes: Record<string, string>
    readonly children: Element[]
  }
  const top: Open = { name: '', attributes: {}, children: [] }
  const open: Open[] = [top]
  let at = 0
  while (at < text.length) {
    ASIDE.lastIndex = at
    if (ASIDE.test(text)) {
      at = ASIDE.lastIndex
      continue
    }
    TAG.lastIndex = at
    const tag = TAG.exec(text)
    if (!tag) throw new XmlError(`no element begins at ${at}`)
    at = TAG.lastIndex
    const [, slash, name, attributes, isEmpty] = tag
    if (slash) {
      if (open.length === 1 || open.pop()!.name !== name) throw new XmlError(`${name} ends and did not begin`)
      continue
    }
    const element = { name: name!, attributes: attributesOf(attributes!), children: [] }
    open.at(-1)!.children.push(element)
    if (!isEmpty) open.push(element)
    if (open.length > MOST_DEPTH) throw new XmlError('the elements are nested too deep')
  }
  if (open.length > 1 || top.children.length !== 1) throw new XmlError('a document has one element')
  return top.children[0]!
}

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name)
export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  (element?.children ?? []).filter((child) => child.name === name)
