import { Icon, type IconProps } from './icon.tsx'

export const BoxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 7.5 12 3.5l8.5 4v9L12 20.5l-8.5-4zM3.5 7.5 12 12l8.5-4.5M12 12v8.5" />
  </Icon>
)
