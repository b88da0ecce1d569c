import jsep from 'jsep'
import { coded } from '../diagnostic.ts'
import { type Expression, isNumberFunction, numberFunctions } from './expression.ts'

// Words read better in a data file than `&&`, `||` and `!`.
jsep.addBinaryOp('and', 2)
jsep.addBinaryOp('or', 1)
jsep.addUnaryOp('not')

const operators = ['+', '-', '*', '/', '==', '!=', '<', '<=', '>', '>=', 'and', 'or']
const functions = ['if', ...Object.keys(numberFunctions)]

/** What is wrong in a formula, and at which word. */
export class FormulaError extends Error {
  readonly word: string | undefined
  constructor(problem: string, word?: string) {
    super(problem)
    this.word = word
  }
}

function nameOf(node: jsep.Expression): string | undefined {
  if (node.type === 'Identifier') return String(node['name'])
  if (node.type !== 'MemberExpression' || node['computed'] === true) return undefined
  const [owner, property] = [nameOf(node['object'] as jsep.Expression), nameOf(node['property'] as jsep.Expression)]
  return owner === undefined || property === undefined ? undefined : `${owner}.${property}`
}

function call(node: jsep.Expression): Expression {
  const name = nameOf(node['callee'] as jsep.Expression) ?? ''
  const operands = (node['arguments'] as jsep.Expression[]).map(translate)
  const takes = name === 'if' ? { min: 3, max: 3 } : isNumberFunction(name) ? numberFunctions[name] : undefined
  if (takes === undefined)
    throw new FormulaError(`there is no function \`${name}\`; there are ${coded(functions)}`, name)
  const { min, max } = takes
  if (operands.length < min || operands.length > max)
    throw new FormulaError(
      `\`${name}\` takes ${min === max ? min : `${min} to ${max}`} values, but has ${operands.length}`,
      name,
    )
  return [name, ...operands]
}

function translate(node: jsep.Expression): Expression {
  const name = nameOf(node)
  if (name !== undefined) return name
  if (node.type === 'Literal') {
    const value = node['value']
    if (typeof value === 'number') return value
    if (typeof value === 'string') return { text: value }
  }
  const operator = String(node['operator'] ?? '')
  if (node.type === 'BinaryExpression') {
    if (!operators.includes(operator))
      throw new FormulaError(`\`${operator}\` is not an operator; there are ${coded(operators)}`, operator)
    return [operator, translate(node['left'] as jsep.Expression), translate(node['right'] as jsep.Expression)]
  }
  if (node.type === 'UnaryExpression' && operator === 'not')
    return ['not', translate(node['argument'] as jsep.Expression)]
  if (node.type === 'UnaryExpression' && operator === '-')
    return ['-', 0, translate(node['argument'] as jsep.Expression)]
  if (node.type === 'CallExpression') return call(node)
  throw new FormulaError('it is not one formula of names, numbers, operators and functions')
}

/** Parses a formula such as `max(ceil(guests / 75), bars)`. Throws a {@link FormulaError}. */
export function parseFormula(text: string): Expression {
  let node: jsep.Expression
  try {
    node = jsep(text)
  } catch (error) {
    throw new FormulaError((error as Error).message.replace(/ at character \d+$/, '').replace(/\.$/, ''))
  }
  return translate(node)
}
