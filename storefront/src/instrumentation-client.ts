import { takeEarlyPress } from './ui/early-press.tsx'

// Next runs this file before React begins to listen.
takeEarlyPress()
