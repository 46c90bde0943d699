type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click follows the link here. The browser handles those that open a new tab or download. */
export const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
