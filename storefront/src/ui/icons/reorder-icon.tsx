import { Icon, type IconProps } from './icon.tsx'

/** Two arrows in a circle: once more. One arrow that turns back means a return. */
export const ReorderIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 11A7.5 7.5 0 0 1 18 7.5M18.5 3.5V8H14M19.5 13A7.5 7.5 0 0 1 6 16.5M5.5 20.5V16H10" />
  </Icon>
)
