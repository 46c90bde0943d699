import { stopHoldingClicks } from './ui/early-clicks.tsx'

// Next runs this file before React begins to listen.
stopHoldingClicks()
