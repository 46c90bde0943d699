type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click opens the link in this tab. The browser handles clicks that open a new tab or download. */
export const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
