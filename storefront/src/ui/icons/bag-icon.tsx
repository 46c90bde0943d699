import { Icon, type IconProps } from './icon.tsx'

export const BagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 8h14l1 13H4L5 8Z" />
    <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
  </Icon>
)
