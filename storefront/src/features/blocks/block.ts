import 'server-only'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { Locale } from '../../i18n/locales.ts'
import type { ContentBlock } from '../content/content-entry.ts'
import type { BlockName, OptionsOf } from './block-options.ts'

interface Props<Options> {
  readonly options: Options
  readonly locale: Locale
  /** The rendered blocks inside this one, without those that cannot be shown. */
  readonly renderBlocks: (blocks: readonly ContentBlock[]) => Promise<ReactNode[]>
}

export type BlockProps<Name extends BlockName> = Props<OptionsOf<Name>>

type Schema = v.GenericSchema<unknown>

/** A block that entries of the page builder can use: the schema of its options and its server component. */
export interface Block {
  readonly schema: Schema
  /** Nothing where the block has nothing to show, such as a product row without products. */
  readonly Component: (props: Props<never>) => ReactNode | Promise<ReactNode>
}

export const defineBlock = <Options extends Schema>(
  schema: Options,
  Component: (props: Props<v.InferOutput<Options>>) => ReactNode | Promise<ReactNode>,
): Block => ({ schema, Component })
